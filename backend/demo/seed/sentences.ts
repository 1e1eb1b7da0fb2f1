/**
 * Sentences of breeders about a young animal. Placeholders: {name} {he} {him} {his} {He} {His}, {kid} (puppy
 * or kitten), {breed}, {color}, {dam}, {sire}, {n} (size of the litter in words). A line that begins with
 * 'dog:' or 'cat:' is for that type only.
 */
export const openers = lines(`
{name} is the one who climbs out of the basket first and looks back to see who is coming.
Meet {name}, a {color} {kid} with a serious face and no serious intentions.
If you sit on the floor, {name} will be in your lap before your second shoe is off.
{name} came third in a litter of {n} and has been trying to be first ever since.
There is a quiet one in every litter, and in this one it's {name}.
{name} has {dam}'s patience and {sire}'s idea of fun.
Nobody has told {name} that {he} is the baby of the house.
{name} is the {kid} our visitors remember.
We call {name} the inspector: every new box, boot and bucket is looked into.
{name} took {his} time to open {his} eyes and has not missed a thing since.
{His} brothers and sisters wrestle; {name} keeps the score.
{name} is a middle-of-the-road {kid}, neither the boldest nor the shyest, and all the easier for it.
Sunny from breakfast to bedtime: that is {name}.
{name} is {dam}'s shadow and is slowly becoming ours.
You will hear {name} before you see {him}, mostly because {he} is telling you about it.
{name} has a way of falling asleep in the middle of a game.
Everything is interesting to {name}, and most of it goes in {his} mouth.
{name} walked up to the vet, sat down and waited; we were rather proud.
Of the {n} in this litter, {name} is the one that my daughter begged to keep.
{name} has an old soul and very new teeth.
dog: It took {name} two days to find the door to the garden and one more to learn to open it.
{name} is a {color} {breed} with expressive eyebrows and a clear view of the kitchen.
{name} learned {his} name in a week, and pretends otherwise only at bath time.
A thinker, {name} watches a toy roll by twice before {he} pounces.
cat: {name} purrs before you touch {him}, in case you were thinking of it.
cat: The highest shelf in the house is {name}'s by right of conquest.
`);

export const notes = lines(`
{He} eats well, sleeps through most nights and has found {his} own favorite corner.
dog: {He} has met rain, the mailman and a very tolerant hen.
{His} coat is already showing the texture we hoped for when we planned this litter.
dog: {He} travels well: two trips to the vet and one to the lake without a complaint.
{He} likes the soft brush and puts up with the comb.
{His} favorite toy is a knotted sock, and {he} carries it from room to room.
{He} has been handled every day since birth, ears, feet and all.
{dam} raised {him} with endless good humor, and it shows in how {he} treats the others.
{sire} lives here too, so you can see what {he} is likely to grow into.
{He} startles like any {kid}, and is back to look within a breath.
{He} has started to come when called, as long as nothing better is going on.
{He} is steady on stairs, gravel and the slippery kitchen floor.
{He} settles by {himself} after play, which is rarer than it sounds.
{He} prefers people to toys and toys to sleep.
{He} naps in an open crate with the door tied back.
{He} has a little white whisker on one side that we can't account for.
The thunderstorm last week got one raised eyebrow out of {him}.
{He} is gentle with fingers already, thanks to three siblings who complained.
{He} would make a good companion for someone who works from home.
dog: {He} has more play in {him} than any of the rest, and would love a garden.
{His} weight has climbed evenly from the first day; the chart comes along.
dog: {He} sits for {his} dinner, though nobody remembers teaching it.
dog: {He} is curious about cats from a polite distance.
The vet called {him} a textbook {kid} and gave {him} an extra biscuit.
cat: {He} uses the litter box without fail and the scratching post with enthusiasm.
cat: {He} has found the sunny stair and keeps office hours there.
cat: {He} chases a feather until it surrenders.
cat: The dog's tail is {his} favorite toy, and the dog allows it.
`);

export const family = lines(`
{He} is growing up among school-age children and handles their noise with grace.
An older dog in the house has taught {him} the rules.
dog: {He} has lived with cats from day one.
{He} would fit a first-time home with a bit of patience.
Our neighbor's twins visit on Wednesdays, and {he} waits at the gate for them.
{He} is happiest in the thick of things.
A home with someone around for most of the day would suit {him} best.
{He} makes friends easily and remembers them.
Grandparents, toddlers, plumbers: {he} likes company of every kind.
{He} will be glad of another animal to play with, and fine without one.
cat: {He} would love a second cat to plot with.
cat: The family dog has been trained by {him}.
`);

export const skills: Readonly<Record<string, readonly string[]>> = {
  leashWalking: lines(`
{He} follows nicely on a light leash for the length of our lane.
The leash has been introduced and is now mostly for walking, only partly for chewing.
`),
  crateTraining: lines(`
Crate training is well under way: {he} goes in by {himself} for a nap.
{He} sleeps five hours in {his} crate without a peep.
`),
  outdoorPottyAccess: lines(`
{He} goes out by the flap and is cleaner than we had any right to expect.
Potty trips outdoors work if you keep to the clock.
`),
  "pee-pads": lines(`
{He} uses pads reliably and heads for the door when it is open.
Pads are understood; the bath mat is, now and then, misunderstood.
`),
};

export const closers = lines(`
{He} comes with a health record, a starter bag of food and a blanket from the nest.
Visits are welcome by appointment, and a video call is no trouble at all.
Ask us anything; we answer the phone after supper.
A written health guarantee and our help for life are part of it.
We'd love to hear about your home before you decide, and to tell you about ours.
{He} goes home with a folder of papers and a small lump in our throats.
If {he} is not right for you, we'll say so and help you find the one that is.
Both parents can be met here.
We send a short video every Sunday until pick-up day.
{His} first shots and deworming are done or scheduled, and listed in the record.
We take back any animal we bred, at any age.
Questions about the {breed} in general are welcome too; we like to talk shop.
`);

/** Sentences of a shelter about an animal that it has taken in. */
export const rescueOpeners = lines(`
dog: {name} arrived with a frayed collar and a wagging opinion of everyone.
{name} was found behind a bakery, which explains the waistline.
After a long life with one person, {name} is looking for {his} next one.
{name} came in as a stray, and whoever lost {him} taught {him} beautiful manners.
dog: {name} is the first to the kennel door and the last to stop leaning on you.
Give {name} a minute; {he} is deciding whether you are worth it, and you will be.
{name} has been with us for a while, and none of us understands why.
{name} was part of a large surrender and is only now finding out what a sofa is.
Nothing bad ever happened to {name}; {his} family moved abroad and chose us to look for the next.
{name} spent a winter in a barn and would like the other kind of winter now.
dog: Our volunteers draw lots to walk {name}.
{name} is a {color} charmer of uncertain ancestry and certain appetite.
dog: {name} limped in, was patched up, and now trots.
Some animals fill a room, and {name} fills it politely.
dog: {name} keeps a tennis ball for emergencies.
cat: {name} reaches through the bars to tap you on the shoulder.
cat: {name} was brought in with a litter long since grown and is enjoying {his} retirement from parenthood.
cat: {name} hid for three days and has been on somebody's lap ever since.
`);

export const rescueNotes = lines(`
In {his} foster home {he} sleeps at the foot of the bed and has broken nothing but one slipper.
{He} needs slow introductions and is a rock once you are on {his} list.
dog: {He} knows how to sit, wait and look deserving.
dog: {He} rides well in the car and enjoys the drive-through.
{He} is treated for fleas and worms, neutered, chipped and up to date on shots.
Thunder worries {him}; a closet with a blanket is all {he} asks for.
{He} had a dental last month and smells very much better.
{He} would like to be brushed more than {he} needs to be.
{He} takes one small pill a day in cheese and considers it a benefit.
{He} has learned that hands bring good things.
dog: {He} gets along with the office cat, who is no pushover.
dog: Walks at dusk are {his} favorite part of the day.
{He} counts every visitor as a friend not met before.
{He} prefers a quiet street to a busy one.
dog: {He} plays fetch for exactly six throws.
dog: A fenced yard would be a bonus; a warm lap is the essential thing.
cat: {He} lived with another cat before and would not mind doing so again.
cat: {He} kneads, drools and apologizes to nobody.
cat: {He} would like a windowsill with birds on the other side.
cat: {He} is an indoor cat by conviction.
`);

export const rescueClosers = lines(`
{His} fee covers neutering, shots and a microchip.
Come and meet {him} any afternoon but Monday.
You can foster for two weeks first, so you can both be sure.
Our trainer will help with the first weeks at no charge.
We ask for a chat and a home visit, nothing more.
dog: Bring the whole family, the current dog too.
{He} can travel within the state with one of our drivers.
Senior adopters get the fee back in food.
`);

function lines(text: string): readonly string[] {
  return text.trim().split("\n");
}
