export { loadPet as load } from "../features/pets/load_pet.ts";
export { PetScreen as Screen } from "../features/pets/PetScreen.tsx";
