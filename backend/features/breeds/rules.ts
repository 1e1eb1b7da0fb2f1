/** The three sets of size classes; which one a breed uses is part of its data. */
export const SIZE_CLASSES = {
  none: [],
  doodle: ["Micro-Mini", "Petite", "Medium", "Standard"],
  dachshund: ["Mini", "Tweenie", "Standard"],
  poodle: ["Mini", "Toy", "Standard"],
} as const;
