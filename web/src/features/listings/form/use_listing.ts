import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type ApiError,
  type Breed,
  getOwnPetQuery,
  listBreedsQuery,
  type PetDetails,
  saveListingDraft,
  translate,
  updateListing,
} from "@hearthpaw/client";
import { type Uploads, useUploads } from "../../../components/uploads/use_uploads.ts";
import { useClient } from "../../../lib/client_context.ts";
import { filledIn } from "../../../lib/filled_in.ts";
import { useToday } from "../../../lib/today.ts";
import { fieldError, missingOf, type Need } from "./checks.ts";
import { begin, knownPhotos, knownVideo, type State } from "./listing_state.ts";
import { keepTyped, recallKey } from "./memory.ts";
import {
  afterSave,
  type Batch,
  batchOf,
  cleanKeys,
  type Files,
  filesOf,
  mayPassLater,
  refusedFields,
  type SaveState,
} from "./save.ts";
import * as texts from "./texts.tsx";
import { changedFields, type FieldName, FIELDS, isSame, type Values, valuesOf } from "./values.ts";

/** Delay before saving after a change of a choice or a text, in ms; leaving a text saves sooner. */
const PAUSE_MS = 1_500;
const LEFT_MS = 500;
/** Delays between tries while the server is unreachable, in ms. */
const TRIES_MS = [3_000, 6_000, 12_000, 30_000];
export const MOST_PHOTOS = 20;

/** Fields that name and classify a listing: breeders could not find a draft without them. */
const ASKED: Partial<Record<Need, string>> = {
  type: texts.chooseDogOrCat,
  breed: texts.chooseTheBreed,
  sex: texts.chooseTheSex,
  name: texts.enterOrSuggestName,
};

export type Listing = {
  userId: string;
  /** The listing as the server has it; undefined until the first save. */
  pet: PetDetails | undefined;
  values: Values;
  breed: Breed | undefined;
  breeds: readonly Breed[];
  photos: Uploads;
  video: Uploads;
  state: SaveState;
  /** Number of fields restored from this browser. */
  restored: number;
  missing: readonly Need[];
  /** Every field with an error, shown or not. */
  wrong: readonly FieldName[];
  /** Fields and files that differ from the server's. */
  unsaved: readonly (FieldName | "photos" | "video")[];
  errorOf: (name: FieldName) => string | undefined;
  change: (some: Partial<Values>) => void;
  /** Called when the user leaves a field: its error may show from now on. */
  leave: (name: FieldName) => void;
  /** Shows errors at the missing ones of these fields. */
  askFor: (needs: readonly Need[]) => void;
  /** Shows the errors of these fields. */
  showErrors: (names: readonly FieldName[]) => void;
  /** Saves all changes; returns whether all of them have arrived. */
  save: () => Promise<boolean>;
  /** Returns the listing of the last answer, even in a handler that started before that answer. */
  petNow: () => PetDetails | undefined;
  took: (pet: PetDetails) => void;
};

/**
 * State of a listing's form: its values, their errors, and saving. A draft (`isDraft`) saves automatically; a
 * listing others can see saves only when `save` is called. Unsaved changes are kept in the browser.
 */
export function useListing({ start, shared, from, userId, isDraft }: {
  start: PetDetails | undefined;
  /** First values of a new listing: those that its littermates share. */
  shared?: Partial<Values> | undefined;
  /** The end of the address of a new listing, under which its input is kept until it has an id. */
  from: string;
  userId: string;
  isDraft: boolean;
}): Listing {
  const client = useClient();
  const queryClient = useQueryClient();
  const today = useToday();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const ref = useRef<State>(undefined);
  ref.current ??= begin(start, userId, shared, from);
  const s = ref.current;
  const put = (some: Partial<State>) => {
    Object.assign(s, some);
    draw();
  };
  const breeds = useQuery({ ...listBreedsQuery(client, {}), staleTime: 3_600_000 }).data?.breeds ?? [];
  const photos = useUploads({ purpose: "pet-image", limit: MOST_PHOTOS, known: knownPhotos(start) });
  const video = useUploads({ purpose: "pet-video", limit: 1, known: knownVideo(start) });

  const breedOf = (values: Values) => breeds.find(({ id }) => id === values.breedId);
  const wrongOf = (name: FieldName): string | undefined => {
    const refusal = s.refused[name];
    if (refusal && isSame(refusal.value, s.values[name])) return refusal.words;
    return fieldError(name, s.values, today, breedOf(s.values));
  };
  const files: Files = { imageKeys: photos.fileKeys, videoKey: video.fileKeys[0] ?? null };
  // An upload in progress replaces nothing: the old video stays until the new video has arrived.
  if (video.isBusy || video.hasFailed) files.videoKey = s.savedFiles.videoKey;
  const live = useRef({ files, wrongOf, photos, video });
  live.current = { files, wrongOf, photos, video };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(undefined);
  // A first save whose answer was lost is sent again with this key, and creates no second draft.
  const [kept] = useState(() => (start ? undefined : recallKey(userId, from)));
  const idempotencyKey = useRef(kept);
  const isKeyOver = useRef(false);

  function nextBatch(): Batch | undefined {
    const { files, wrongOf } = live.current;
    const sent = JSON.stringify(files) === s.badFiles ? s.savedFiles : files;
    const isWrong = (name: FieldName) => wrongOf(name) !== undefined;
    return batchOf(s.values, s.saved, sent, s.savedFiles, isWrong, s.inDoubt);
  }

  function save(): Promise<boolean> {
    clearTimeout(timer.current);
    const silent = filledIn(document, s.values);
    if (Object.keys(silent).length > 0) put({ values: { ...s.values, ...silent } });
    s.isTouched = true;
    running.current ??= run().finally(() => running.current = undefined);
    return running.current;
  }

  async function run(): Promise<boolean> {
    for (;;) {
      const batch = nextBatch();
      if (!batch) {
        if (s.state.kind === "saving") put({ state: { kind: s.badFiles ? "idle" : "saved" } });
        return s.badFiles === undefined;
      }
      put({ state: { kind: "saving" } });
      try {
        const id = s.pet?.id;
        if (!id && !idempotencyKey.current) {
          idempotencyKey.current = crypto.randomUUID();
          keep();
        }
        const body = { ...batch.body, ...(id ? { id } : { idempotencyKey: idempotencyKey.current }) };
        const pet = isDraft
          ? (await saveListingDraft(client, { body })).petDetails
          : (await updateListing(client, { body })).pet;
        arrived(batch, pet);
      } catch (thrown) {
        if (!goesOn(batch, translate(thrown))) return false;
      }
    }
  }

  function arrived(batch: Batch, pet: PetDetails): void {
    const clean = cleanKeys(batch, pet);
    const { photos, video } = live.current;
    photos.settle(clean);
    video.settle(clean);
    const { imageKeys = s.savedFiles.imageKeys, videoKey = s.savedFiles.videoKey } = batch.files;
    const cleanOf = (key: string) => clean.get(key) ?? key;
    const isFirst = s.pet === undefined;
    put({
      ...afterSave(s, batch, pet),
      inDoubt: new Set([...s.inDoubt].filter((name) => !batch.names.includes(name))),
      pet,
      savedFiles: {
        imageKeys: imageKeys.map(cleanOf),
        videoKey: videoKey === null ? null : cleanOf(videoKey),
      },
      ...(Object.keys(batch.files).length ? { badFiles: undefined } : {}),
      restored: 0,
      tries: 0,
    });
    // The next comparison already sees the server's keys.
    live.current.files = {
      imageKeys: live.current.files.imageKeys.map(cleanOf),
      videoKey: live.current.files.videoKey === null ? null : cleanOf(live.current.files.videoKey),
    };
    if (isFirst) keepTyped(userId, from, {});
    keep();
    queryClient.setQueryData(getOwnPetQuery(client, { id: pet.id }).queryKey, { pet });
    void queryClient.invalidateQueries({ queryKey: ["listOwnPets"] });
    void queryClient.invalidateQueries({ queryKey: ["getDashboardPreview"] });
    // A litter's card names its young. The form's own list of litters does not change.
    void queryClient.invalidateQueries({ queryKey: ["listLitters"], refetchType: "none" });
  }

  /** Records why a call failed; returns whether there is something else to send at once. */
  function goesOn(batch: Batch, error: ApiError): boolean {
    if (mayPassLater(error)) {
      const wait = error.retryAfterSeconds
        ? error.retryAfterSeconds * 1_000
        : TRIES_MS[Math.min(s.tries, TRIES_MS.length - 1)]!;
      const inDoubt = new Set([...s.inDoubt, ...batch.names]);
      put({ state: { kind: "kept", error }, tries: s.tries + 1, inDoubt });
      if (isDraft) later(wait);
      return false;
    }
    const refused = refusedFields(error).filter(([name]) => batch.names.includes(name));
    if (refused.length) {
      put({
        left: new Set([...s.left, ...refused.map(([name]) => name)]),
        refused: {
          ...s.refused,
          ...Object.fromEntries(refused.map(([name, words]) => [name, { value: s.values[name], words }])),
        },
        state: isDraft ? { kind: "saving" } : { kind: "refused", error },
      });
      return isDraft;
    }
    const isOfFiles = error.code === "file_not_usable" && Object.keys(batch.files).length > 0;
    const hasMoved = error.status === 404 || error.status === 409;
    if (hasMoved && !s.pet) {
      // The draft of this key was submitted elsewhere: the next form must start another draft with this
      // input.
      isKeyOver.current = true;
      keep();
    }
    put({
      state: { kind: hasMoved ? "moved" : "refused", error },
      ...(isOfFiles ? { badFiles: JSON.stringify(live.current.files) } : {}),
    });
    return isOfFiles && isDraft && nextBatch() !== undefined;
  }

  function later(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }

  /** Keeps unsaved changes in the browser. */
  function keep(): void {
    const dirty = changedFields(s.values, s.pet ? s.saved : s.begun);
    const typed = Object.fromEntries(dirty.map((name) => [name, s.values[name]])) as Partial<Values>;
    keepTyped(
      userId,
      s.pet?.id ?? from,
      typed,
      s.pet || isKeyOver.current ? undefined : idempotencyKey.current,
    );
  }

  const key = JSON.stringify(files);
  const lastKey = useRef(key);
  const saveFiles = useEffectEvent((key: string) => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (isDraft && key !== JSON.stringify(s.savedFiles)) later(LEFT_MS);
  });
  useEffect(() => saveFiles(key), [key]);
  const saveTouched = useEffectEvent(() => {
    if (s.isTouched) void save();
  });
  const saveRestored = useEffectEvent(() => {
    if (changedFields(s.values, s.saved).length > 0) saveTouched();
  });
  useEffect(() => {
    if (!isDraft) return;
    const go = () => saveTouched();
    const hide = () => document.visibilityState === "hidden" && go();
    globalThis.addEventListener("online", go);
    document.addEventListener("visibilitychange", hide);
    saveRestored();
    return () => {
      globalThis.removeEventListener("online", go);
      document.removeEventListener("visibilitychange", hide);
      clearTimeout(timer.current);
      go();
    };
  }, [isDraft]);

  const missing = missingOf(s.values, photos.fileKeys.length);
  const askedWords = (name: FieldName): string | undefined => {
    const need = name === "breedId" ? "breed" : name as Need;
    return s.asked.has(need) && missing.includes(need) ? ASKED[need] : undefined;
  };
  const unsaved = [
    ...(s.isTouched ? new Set([...changedFields(s.values, s.saved), ...s.inDoubt]) : []),
    ...(JSON.stringify(files.imageKeys) === JSON.stringify(s.savedFiles.imageKeys)
      ? []
      : ["photos" as const]),
    ...(files.videoKey === s.savedFiles.videoKey ? [] : ["video" as const]),
  ];
  return {
    userId,
    pet: s.pet,
    values: s.values,
    breed: breedOf(s.values),
    breeds,
    photos,
    video,
    state: s.state,
    restored: s.restored,
    missing,
    wrong: FIELDS.filter((name) => wrongOf(name) !== undefined),
    unsaved,
    errorOf: (name) => (s.left.has(name) ? wrongOf(name) : undefined) ?? askedWords(name),
    change(some) {
      put({ values: { ...s.values, ...filledIn(document, s.values), ...some }, isTouched: true });
      keep();
      // Text input usually continues; a checkbox or a choice is complete at once.
      const isTyped = Object.values(some).some((value) => typeof value === "string");
      if (isDraft) later(isTyped ? PAUSE_MS : LEFT_MS);
    },
    leave(name) {
      if (s.values[name] !== "") put({ left: new Set([...s.left, name]) });
      if (isDraft && s.isTouched && changedFields(s.values, s.saved).length > 0) later(LEFT_MS);
    },
    askFor: (needs) => put({ asked: new Set(needs) }),
    showErrors: (names) => put({ left: new Set([...s.left, ...names]) }),
    save,
    petNow: () => s.pet,
    took(pet) {
      put({ pet, values: valuesOf(pet), saved: valuesOf(pet), savedFiles: filesOf(pet) });
      queryClient.setQueryData(getOwnPetQuery(client, { id: pet.id }).queryKey, { pet });
    },
  };
}
