import { countText } from "@hearthpaw/ui-kit";

export const compare = "Compare";
export const comparing = "Comparing";
export const addedToCompare = (name: string) => `${name} is ready to compare`;
export const chooseAnotherToCompare = "Choose another pet, and see them side by side.";
export const comparePets = (count: number) => `Compare ${countText(count, "pet")}`;
export const comparisonFull = (most: number) => `You can compare up to ${most} pets`;
export const removeOneFirst = "Remove one from the comparison first.";
export const seeComparison = "See comparison";
export const petsToCompare = "Pets to compare";
export const stopComparing = (name: string) => `Remove ${name} from the comparison`;
export const clear = "Clear";
