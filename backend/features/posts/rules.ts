/** Number of different breeders whose reports hide a post until staff decide. */
export const HIDING_REPORTS = 3;
/** Maximum number of replies per comment. */
export const MOST_REPLIES = 50;

const MOODS = (
  "Amiable Bright Brave Brisk Calm Careful Cheerful Clever Curious Daring Earnest Easy Fair Faithful Gentle Glad Golden " +
  "Graceful Happy Hardy Honest Humble Jolly Keen Kind Lively Loyal Lucky Mellow Merry Mild Modest Neat Nimble Noble Patient " +
  "Playful Plucky Polite Proud Quick Quiet Ready Restful Rustic Serene Shy Silent Simple Sincere Sleepy Smart Snug Spry " +
  "Steady Sunny Swift Tender Thoughtful Tidy Trusty Warm Wise Witty"
).split(" ");
const TONES = (
  "Amber Ash Autumn Birch Blue Bronze Cedar Cloud Coral Copper Crimson Dawn Dusk Ember Fern Forest Frost Garnet Ginger Hazel " +
  "Indigo Ivory Jade Juniper Lilac Linen Maple Meadow Mint Misty Moss Ocean Olive Opal Orchid Pearl Pine Plum Prairie Quartz " +
  "Rain River Rose Ruby Russet Saffron Sage Sand Sapphire Scarlet Sepia Sienna Silver Slate Snow Spruce Star Stone Teal Umber " +
  "Velvet Violet Walnut Willow"
).split(" ");
const ANIMALS = (
  "Badger Beaver Bison Bluebird Bobcat Bunting Cardinal Caribou Chickadee Condor Cougar Coyote Crane Cricket Deer Dolphin " +
  "Dove Duck Eagle Egret Elk Falcon Finch Fox Frog Goose Grouse Hare Hawk Heron Hummingbird Ibis Jay Kestrel Kingfisher Lark " +
  "Loon Lynx Magpie Marmot Marten Martin Moose Moth Nuthatch Oriole Osprey Otter Owl Pelican Pika Plover Puffin Quail Rabbit " +
  "Raccoon Raven Robin Salmon Seal Sparrow Swan Thrush Wren"
).split(" ");

/** Returns a name for an anonymous user from the first three bytes: "Quiet Silver Heron", one of 262,144. */
export function pseudonymOf(bytes: Uint8Array): string {
  return [MOODS, TONES, ANIMALS].map((words, at) => words[bytes[at]! % words.length]).join(" ");
}

/** Returns tags as they are stored: each once, in order of first use. */
export const tagsOf = (tags: readonly string[] | undefined): string[] => [...new Set(tags)];
