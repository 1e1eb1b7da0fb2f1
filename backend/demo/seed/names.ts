/** Names of dogs and cats, and of people. They are common, so none identifies a real person. */
export const femaleNames = words(`
Maple Clementine Juniper Willow Hazel Poppy Olive Marigold Fern Ivy Rosie Daisy Luna Stella Nova Piper Ruby Pearl Opal
Ginger Nutmeg Saffron Pepper Honey Biscuit Waffles Mocha Latte Truffle Praline Cricket Wren Robin Lark Starling Dove
Tilly Millie Nellie Hattie Dottie Lottie Winnie Birdie Sadie Maisie Josie Elsie Effie Etta Greta Freya Astrid Ingrid
Matilda Beatrix Cordelia Ophelia Penelope Persephone Athena Juno Minerva Aurora Celeste Seraphina Wilhelmina Georgia
Savannah Sierra Dakota Cheyenne Aspen Sage Clover Bluebell Primrose Magnolia Camellia Azalea Peony Dahlia Zinnia
Bella Lola Lucy Molly Maggie Bailey Sophie Chloe Gracie Abby Roxy Zoey Coco Lexi Ellie Callie Cleo Kiki Mimi Gigi Fifi
Bonnie Skye Isla Fiona Maeve Sinead Bridget Nora Orla Tess Tansy Twyla Vesper Echo Indie Jolie Margot Simone Colette
Pip Pixie Peaches Plum Cherry Tulip Violet Lavender Rosemary Thyme Anise Cassia Juneau Kodiak Denali Tundra Summer
`);

export const maleNames = words(`
Jasper Otis Milo Arlo Hugo Theo Leo Oscar Finn Gus Archie Alfie Bertie Rufus Rusty Copper Bronson Flint Ash Rowan Birch
Alder Cedar Moss Bramble Badger Bear Wolf Fox Otter Beaver Moose Teddy Bruno Boris Ivan Dmitri Sasha Misha Yuri Anton
Walter Wallace Winston Watson Sherlock Barnaby Bartholomew Benedict Barclay Bentley Baxter Buster Butch Boomer Bandit
Ranger Ryder Scout Gunner Tracker Trooper Tucker Turner Tanner Cooper Sawyer Fletcher Mason Carter Porter Potter Chip
Max Charlie Buddy Rocky Jack Toby Duke Bailey Zeus Apollo Atlas Titan Thor Odin Loki Bjorn Magnus Lars Nils Sven Olaf
Murphy Riley Quinn Declan Cormac Angus Hamish Duncan Lachlan Fergus Ewan Bruce Stuart Wesley Percy Cecil Cyril Cedric
Pickles Pretzel Nacho Taco Bagel Crouton Dumpling Gnocchi Mochi Wasabi Miso Tofu Pesto Basil Cumin Chester Cheddar Brie
Ziggy Zephyr Zorro Indigo Cobalt Jet Onyx Slate Pewter Steel Smokey Shadow Midnight Storm Blizzard Bolt Comet Cosmo
Henry George Frank Stanley Melvin Norman Herbert Harold Clyde Earl Vernon Hank Wyatt Colt Cash Dallas Houston Austin
`);

/** Names that test the width of a card. */
export const longNames: readonly { name: string; sex: "Male" | "Female" }[] = [
  { name: "Sir Barnaby Thistlewood the Third", sex: "Male" },
  { name: "Lady Wilhelmina Featherstonehaugh", sex: "Female" },
  { name: "Captain Archibald Pumpernickel", sex: "Male" },
  { name: "Her Serene Highness Duchess Dumpling", sex: "Female" },
  { name: "Professor Cornelius Whiskerbottom", sex: "Male" },
  { name: "Maximilian von Sniffelheim of Elm Street", sex: "Male" },
  { name: "Princess Buttercup Honeysuckle Jones", sex: "Female" },
  { name: "The Right Honorable Mister Biscuit", sex: "Male" },
  { name: "Montgomery Alexander Applewhite", sex: "Male" },
  { name: "Anastasia Clementine Marmalade Rose", sex: "Female" },
];

export const firstNames = words(`
Avery Jordan Taylor Morgan Casey Riley Jamie Alex Sam Chris Dana Robin Leslie Kelly Erin Megan Laura Karen Susan Linda
Maria Elena Rosa Carmen Lucia Sofia Isabel Camila Amara Imani Keisha Latoya Aaliyah Mei Lin Yuki Hana Priti Anjali Deepa
Fatima Layla Zainab Noor James Robert Michael David Daniel Matthew Andrew Joshua Kevin Brian Eric Scott Carlos Miguel
Jose Luis Diego Rafael Andre Malik Terrence Jamal Wei Jun Kenji Hiro Raj Arjun Vikram Omar Yusuf Tariq Sean Patrick
Owen Ethan Noah Grace Hannah Emma Olivia Claire Julia Natalie Paige Brooke Holly Peter Paul Simon Nathan Aaron Joel
`);

export const lastNames = words(`
Anderson Baker Bennett Brooks Bryant Campbell Carter Chavez Chen Coleman Collins Cooper Cruz Delgado Diaz Edwards Evans
Fisher Flores Foster Garcia Gibson Gomez Gonzalez Graham Gray Griffin Hall Hamilton Harris Hayes Henderson Hernandez
Howard Hughes Jackson Jenkins Jensen Johansson Johnson Jordan Kapoor Kennedy Khan Kim Kowalski Lee Lewis Long Lopez
Marshall Martin Martinez Mason McCoy McDonald Mendoza Meyer Miller Mitchell Moore Morales Murphy Myers Nakamura Nelson
Nguyen Novak Ochoa Okonkwo Olsen Ortiz Owens Park Parker Patel Patterson Perez Perry Peterson Pham Phillips Powell Price
Ramirez Reed Reyes Reynolds Richardson Rivera Robinson Rodriguez Rogers Rossi Russell Sanchez Sanders Schmidt Shah
Simmons Singh Stewart Sullivan Tanaka Thomas Thompson Torres Tran Turner Vargas Walker Ward Washington Watson Webb West
Whitaker Williams Wilson Wood Wright Yang Young Zhang Zimmerman
`);

function words(text: string): readonly string[] {
  return [...new Set(text.trim().split(/\s+/))];
}
