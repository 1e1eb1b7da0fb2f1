import contract from "../../../../backend/generated/openapi.json";
import type { OrderDetails, Pet, PetCard, PetImage } from "@hearthpaw/client";

/** A pet, its breeder and its prices, for tests. */

const image = (index: number): PetImage => ({
  key: `maple-${index}`,
  // A one-pixel picture: nothing is fetched.
  cardUrl: `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#card${index}`,
  fullUrl: `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#full${index}`,
  width: 1600,
  height: 1200,
  alt: `Maple in picture ${index}`,
});

const breed = {
  id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
  slug: "cavalier-king-charles-spaniel",
  breedName: "Cavalier King Charles Spaniel",
};
const breeder = {
  id: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
  name: "Willow Creek Cavaliers",
  isVerified: true,
  isShelter: false,
};

/** The contract's own example fills in the fields that no test here is about. */
const { defaultImage: _image, litter: _litter, sire: _sire, dam: _dam, sizeClass: _size, ...example } =
  contract.components
    .examples.Pet.value.pet as unknown as Pet;

export const maple = (change: Partial<Pet> = {}): Pet => ({
  ...example,
  id: "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60",
  slug: "maple-cavalier-king-charles-spaniel",
  name: "Maple",
  type: "Dog",
  sex: "Female",
  status: "available",
  onHold: false,
  holdUntil: null,
  promisedUntil: null,
  isRescue: false,
  breed,
  coatType: "Long",
  color: "Blenheim",
  description: "Maple is the smallest of four.",
  birthDate: "2026-09-12",
  goHomeDate: "2026-11-30",
  isReadyToGoHome: false,
  weightLb: 5.1,
  adultWeightLb: 15,
  priceCents: 250_000,
  depositCents: 37_500,
  deliveryOptions: ["pickup", "honest", "flight"],
  badges: [1, 5],
  goodWith: ["children"],
  training: ["pee-pads"],
  exposure: ["doorbells"],
  registries: ["AKC", "microchipped", "healthRecords"],
  geneticTesting: true,
  isMicrochipped: true,
  registrationNumber: "TS58213406",
  healthTests: [{ type: "Cardiac", laboratory: "OFA", result: "Normal", testedOn: "2026-10-24" }],
  images: [image(1), image(2)],
  videoLocation: null,
  viewCount: 412,
  shareCount: 17,
  breeder: {
    ...breeder,
    city: "Corvallis",
    state: "OR",
    slug: "willow-creek-corvallis-or",
    cityAndState: "Corvallis, OR",
    profileImageURL: "/avatar.png",
    ratingCount: 23,
    ratingAverage: 4.9,
    memberSince: "2023-04-18",
  },
  city: "Corvallis",
  state: "OR",
  listedAt: "2026-10-30T15:20:00.000Z",
  updatedAt: "2026-11-13T08:02:41.000Z",
  ...change,
});

export const card = (name: string, change: Partial<PetCard> = {}): PetCard => ({
  id: `0199a3c4-5e1b-7c2d-9f3a-00000000000${name.length}`,
  slug: name.toLowerCase(),
  name,
  type: "Dog",
  sex: "Male",
  status: "available",
  onHold: false,
  isRescue: false,
  breed,
  color: "Ruby",
  birthDate: "2026-09-12",
  goHomeDate: null,
  priceCents: 200_000,
  priceWithFeeCents: 206_000,
  depositCents: 37_500,
  badges: [],
  hasVideo: false,
  breeder: { ...breeder, id: "01980b72-91d4-7e63-8f0a-000000000000", name: "Hazel Hill" },
  city: "Bend",
  state: "OR",
  listedAt: null,
  ...change,
});

export const profile = {
  ...maple().breeder,
  story: "We raise one litter a year.",
  breederProgramAddress: { address_components: [] },
  verifiedAt: "2023-05-02T18:30:00.000Z",
  licence: "Oregon kennel license 20417",
  breedingSince: 2011,
  homesFound: 38,
  breeds: [breed],
  pets: [card("Poppy")],
  soldPets: [card("Biscuit", { status: "sold" })],
  parents: [],
  availableCount: 1,
  soldCount: 1,
  depositRefundPercent: 50,
};

/** Returns a quote as the server answers it: $2,500, a 3% fee, and the cost of delivery. */
export function quote(
  transportation: OrderDetails["transportation"],
  shippingAmount: number,
  deliveryError: string | null = null,
): { orderDetails: OrderDetails } {
  const delivery = { kind: "Delivery", id: null, label: "Honest Delivery", explanation: "69 miles" } as const;
  const total = 257_500 + shippingAmount;
  return {
    orderDetails: {
      orderType: "pet",
      transportation,
      paymentType: "deposit",
      type: "deposit",
      isDeposit: true,
      isDepositPossible: true,
      feeStructure: "v11",
      lineItems: [
        { kind: "Pet", id: "1", label: "Maple", explanation: "The price of the pet", amountCents: 250_000 },
        ...(shippingAmount > 0 ? [{ ...delivery, amountCents: shippingAmount }] : []),
        { kind: "Service fee", id: null, label: "Service fee", explanation: "3 % of it", amountCents: 7_500 },
      ],
      petAmount: 250_000,
      addOnsAmount: 0,
      discount: 0,
      promoCode: null,
      shippingAmount,
      serviceFee: 7_500,
      taxAmount: 0,
      rescueDonationAmount: null,
      total,
      depositAmount: 37_500,
      balanceAmount: total - 37_500,
      balanceDueOn: "2026-12-03",
      paidAmount: 0,
      dueNow: 37_500,
      isDeliveryChosen: transportation !== "none",
      isFinancingAllowed: true,
      depositRefundPercent: 50,
      lateCancellationCents: 18_750,
      saleError: null,
      deliveryError,
      discountError: null,
      taxError: null,
      email: null,
      phoneNumber: null,
    },
  };
}
