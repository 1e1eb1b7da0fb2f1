import { plural } from "@hearthpaw/ui-kit";

export const photoMadeCover = (itemsCount: number) => `This is now the cover photo, first of ${itemsCount}.`;
export const photoMovedToOf = ({ to, itemsCount }: { to: number; itemsCount: number }) =>
  `Photo moved to ${to} of ${itemsCount}.`;
export const photoWasRemovedLeft = ({ at, itemsCount }: { at: number; itemsCount: number }) =>
  `Photo ${at} was removed. ${itemsCount} left.`;
export const choosePhotos = "Choose photos";
export const addPhotos = "Add photos";
export const limitReached = (limit: number) => `You've added all ${limit}. Remove one to add another.`;
export const doneOfUploadedFailed = (
  { done, itemsCount, failed }: { done: number; itemsCount: number; failed: number },
) => `${done} of ${itemsCount} uploaded${failed > 0 ? `, ${failed} failed` : ""}`;
export const labelInOrder = (label: string) => `${label}, in order`;
export const photoMoved = ({ at, itemsCount }: { at: number; itemsCount: number }) =>
  `Photo moved to ${at} of ${itemsCount}.`;
export const cover = "Cover";
export const movePhotoEarlier = (at: number) => `Move photo ${at} earlier`;
export const movePhotoLater = (at: number) => `Move photo ${at} later`;
export const makePhotoTheCover = (at: number) => `Make photo ${at} the cover`;
export const removePhoto = (at: number) => `Remove photo ${at}`;
export const photoOf = ({ at, count }: { at: number; count: number }) => `Photo ${at} of ${count}`;
export const tryAgain = "Try again";
export const uploading = (name: string) => `Uploading ${name}`;
export const waiting = "Waiting";
export const preparing = "Preparing";
export const limitOfOneReached = "Remove this one to add another.";
export const photoFormatRefused = (name: string) =>
  `We can't use ${name}. Choose a JPEG, PNG, WEBP or HEIC photo.`;
export const photoTooLarge = (name: string) => `${name} is too large. Choose a smaller photo.`;
export const photoDamaged = (name: string) => `${name} is damaged and can't be opened. Choose another photo.`;
export const outOfMemory =
  "Your browser doesn't have enough memory for this photo. Close some tabs and try again.";
export const processPhotoFailed = "We couldn't process this photo. Choose another one.";
export const photoFormats = "JPEG, PNG, WEBP or HEIC photo";
export const mp4OrMovVideo = "MP4 or MOV video";
export const fileTypeRefused = ({ name, purpose }: { name: string; purpose: string }) =>
  `We can't use ${name} here. Choose ${purpose}.`;
export const fileTooLarge = (
  { name, size, mostByte }: { name: string; size: string; mostByte: number },
) => `${name} is ${size}. Choose a file of up to ${mostByte} MB.`;
export const storageUnavailable = "We can't store files right now. Try again later.";
export const uploadInterrupted = "The upload was interrupted. Check your connection and try again.";
export const couldNotFetchPresignedUrl = "Could not fetch presigned URL";
export const urlNotReceived = "URL not received.";
export const preparingWithWords = (words: string) => `Preparing ${words}`;
export const uploadingWithPart = (part: number) => `Uploading, ${part}%`;
export const saving = (words: string) => `Saving ${words}`;
export const uploadFailed = "We couldn't upload this file. Try again.";
export const tooManyFiles = ({ limit, left }: { limit: number; left: number }) =>
  `You can add up to ${plural(limit, "one file", `${limit} files`)}. ${left} ${
    plural(left, "wasn't", "weren't")
  } added.`;
