/** Names to suggest, for each sex. */
const MALE =
  "Alder Archie Arlo Asher Banjo Barley Basil Beau Benji Biscuit Boone Bramble Bruno Buddy Captain Chester Clyde Cooper Cosmo Dexter Duke Edgar Felix Finn Fletcher Frankie George Gus Hank Harvey Henry Hugo Huck Jasper Jethro Leo Linus Louie Mack Marlow Milo Moose Murphy Ned Oliver Oscar Otis Otto Percy Pip Quincy Ranger River Rufus Rusty Sawyer Scout Sherlock Simon Sonny Stanley Teddy Theo Toby Tucker Waffles Wally Watson Wilbur Willie Winston Ziggy"
    .split(" ");
const FEMALE =
  "Abby Ada Amber Annie Aspen Bea Bella Betty Birdie Bonnie Cassie Chloe Clementine Clover Coco Daisy Dolly Dottie Edith Ella Etta Fern Flora Frida Ginger Goldie Gracie Hattie Hazel Honey Ida Iris Ivy Josie June Juniper Kit Lady Lila Lottie Lucy Luna Mabel Maggie Maple Marigold Matilda Millie Minnie Mocha Molly Nell Nora Olive Opal Pearl Penny Pepper Phoebe Piper Poppy Rosie Ruby Sadie Sage Stella Sunny Tess Tilly Violet Willa Willow Winnie Zelda"
    .split(" ");

/**
 * A name for this sex other than those in `taken`, of either list where the sex is not known. `chance` is from 0 up to,
 * but not, 1. When all are taken, any will do.
 */
export function suggestName(
  sex: "" | "Male" | "Female",
  taken: readonly string[],
  chance: number,
): string {
  const all = sex === "Male" ? MALE : sex === "Female" ? FEMALE : [...MALE, ...FEMALE];
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const free = all.filter((name) => !used.has(name.toLowerCase()));
  const from = free.length ? free : all;
  return from[Math.floor(chance * from.length)]!;
}
