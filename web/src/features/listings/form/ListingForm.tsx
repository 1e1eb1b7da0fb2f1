import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { addListing, type ApiError, type PetDetails, translate } from "@hearthpaw/client";
import { Button, ErrorNotice } from "@hearthpaw/ui-kit";
import { useSellerSteps } from "../../../components/dashboards/seller_steps.ts";
import { useReloadUser } from "../../../components/session/session.tsx";
import { useClient } from "../../../lib/client_context.ts";
import { useUnsaved } from "../../../lib/unsaved.ts";
import { failureWords } from "../../../lib/use_form.ts";
import { AnimalStep } from "./AnimalStep.tsx";
import { BeforeSubmitting } from "./BeforeSubmitting.tsx";
import { focusControl } from "./bind.ts";
import { CharacterStep } from "./CharacterStep.tsx";
import { EditBar, useSaveChanges } from "./EditBar.tsx";
import { FamilyStep } from "./FamilyStep.tsx";
import { HealthStep } from "./HealthStep.tsx";
import { keepTyped } from "./memory.ts";
import { LooksStep } from "./LooksStep.tsx";
import { Notices } from "./Notices.tsx";
import { PhotosStep } from "./PhotosStep.tsx";
import { PreviewStep } from "./PreviewStep.tsx";
import { PriceStep } from "./PriceStep.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { frozenReason } from "./standing.ts";
import { StepNav } from "./StepNav.tsx";
import { controlId, firstUnfinished, stepOf, STEPS } from "./steps.ts";
import type { StepId } from "./fields.ts";
import * as texts from "./texts.tsx";
import { type Listing, useListing } from "./use_listing.ts";
import type { Values } from "./values.ts";
import css from "./form.module.css";

/**
 * The listing form in steps. A draft saves automatically and is submitted at the end. Changes to a listing
 * others can see save with a button, and the form explains their effect first.
 */
export function ListingForm(
  { start, shared, from, userId, isDraft, step, hrefOf, onStep, onSaved, onSubmitted, onReload }: {
    start: PetDetails | undefined;
    shared: Partial<Values> | undefined;
    from: string;
    userId: string;
    isDraft: boolean;
    /** The step in the address. */
    step: string | undefined;
    hrefOf: (step: StepId) => string;
    onStep: (step: StepId) => void;
    /** Called after each save; the first one gives the listing its id. */
    onSaved: (pet: PetDetails) => void;
    onSubmitted: (pet: PetDetails) => void;
    /** Reloads the form with the server's values. */
    onReload: () => void;
  },
) {
  const listing = useListing({ start, shared, from, userId, isDraft });
  const { pet } = listing;
  const [first] = useState(() => (start ? firstUnfinished(listing.missing, listing.wrong) : "animal"));
  const at = stepOf(step)?.id ?? (isDraft ? first : "animal");
  const frozen = pet && frozenReason(pet);
  const heading = useRef<HTMLHeadingElement>(null);
  const target = useRef<string>(undefined);
  const index = STEPS.findIndex(({ id }) => id === at);
  const here = STEPS[index]!;

  const tell = useEffectEvent((pet: PetDetails) => {
    if (pet !== start) onSaved(pet);
  });
  useEffect(() => {
    if (pet) tell(pet);
  }, [pet]);

  const isBusy = listing.photos.isBusy || listing.video.isBusy;
  const save = useSaveChanges(listing, go);
  const forget = () => pet && keepTyped(userId, pet.id, {});
  const { leave } = useUnsaved({
    staysOnPath: true,
    // Drafts save while the breeder types, but leaving the page would lose files that are still uploading.
    ...(isDraft
      ? {
        isChanged: isBusy,
        words: { title: texts.leaveWhileUploading, text: texts.uploadsWouldStop, discard: texts.leaveAnyway },
      }
      : {
        isChanged: isBusy || listing.unsaved.length > 0,
        save,
        canSave: () => !isBusy && listing.wrong.length === 0 && listing.missing.length === 0,
        drop: forget,
        words: isBusy ? { text: texts.filesWouldBeLost } : {},
      }),
  });
  const discard = () =>
    leave(() => {
      forget();
      onReload();
    });

  // A new step starts with the focus on its heading, or on the control that a link points to.
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    const control = target.current;
    target.current = undefined;
    if (control) return focusControl(control);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [at]);

  function go(to: StepId, control?: string) {
    if (isDraft) void listing.save();
    if (to === at && control) return focusControl(control);
    target.current = control;
    onStep(to);
  }
  function next() {
    const bad = here.fields.find((name) => listing.wrong.includes(name));
    if (bad) {
      listing.showErrors(here.fields);
      return focusControl(controlId(bad));
    }
    const lacking = here.needs.find((need) => listing.missing.includes(need));
    if (here.id === "animal" && lacking) {
      listing.askFor(here.needs);
      return focusControl(controlId(lacking));
    }
    go(STEPS[index + 1]!.id);
  }

  const parts = { listing, frozen };
  return (
    <div className={css.form}>
      <StepNav at={at} missing={listing.missing} wrong={listing.wrong} hrefOf={hrefOf} onGo={go} />
      <section className={css.panel} aria-labelledby="listing-step">
        <Notices listing={listing} isDraft={isDraft} frozen={frozen} onReload={onReload} />
        <header className={css.head}>
          <p className={css.soft}>{texts.stepOf({ index: index + 1, stepsCount: STEPS.length })}</p>
          <h2 id="listing-step" ref={heading} tabIndex={-1} className={css.title}>{here.title}</h2>
          <p className={css.soft}>{here.lead}</p>
        </header>
        {at === "animal" && (
          <Fields>
            <AnimalStep {...parts} />
          </Fields>
        )}
        {at === "looks" && (
          <Fields>
            <LooksStep {...parts} />
          </Fields>
        )}
        {at === "family" && (
          <Fields>
            <FamilyStep {...parts} />
          </Fields>
        )}
        {/* These steps stay mounted while the breeder moves on, which keeps their uploads running. */}
        <Fields hidden={at !== "photos"}>
          <PhotosStep {...parts} />
        </Fields>
        <Fields hidden={at !== "health"}>
          <HealthStep {...parts} />
        </Fields>
        {at === "character" && (
          <Fields>
            <CharacterStep {...parts} />
          </Fields>
        )}
        {at === "price" && (
          <Fields>
            <PriceStep {...parts} />
          </Fields>
        )}
        {at === "preview" && (
          <Fields>
            <PreviewStep listing={listing} onGo={go} />
          </Fields>
        )}
        {isDraft && at === "preview" && <Submit listing={listing} onGo={go} onSubmitted={onSubmitted} />}
        <footer className={css.foot}>
          {isDraft && <SaveStatus listing={listing} />}
          <div className={css.ways}>
            {index > 0 && (
              <Button
                variant="secondary"
                icon="arrow-left"
                onClick={() => go(STEPS[index - 1]!.id)}
              >
                {texts.back}
              </Button>
            )}
            {at !== "preview" && <Button iconEnd="arrow-right" onClick={next}>{texts.continueButton}</Button>}
          </div>
        </footer>
        {!isDraft && pet && <EditBar listing={listing} pet={pet} onSave={save} onDiscard={discard} />}
      </section>
    </div>
  );
}

function Fields({ hidden = false, children }: { hidden?: boolean; children: ReactNode }) {
  return <div className={css.fields} hidden={hidden}>{children}</div>;
}

/** Refusals that the seller's own tasks explain. */
const SELLER_CODES = new Set(["breeder_not_verified", "email_not_verified", "contract_not_confirmed"]);

/**
 * Submits the draft once everything is saved, nothing is missing, and the seller has finished their own
 * tasks.
 */
function Submit({ listing, onGo, onSubmitted }: {
  listing: Listing;
  onGo: (step: StepId, control?: string) => void;
  onSubmitted: (pet: PetDetails) => void;
}) {
  const client = useClient();
  const [failure, setFailure] = useState<ApiError>();
  const { missing, wrong, photos, video, pet } = listing;
  const isBusy = photos.isBusy || video.isBusy;
  const steps = useSellerSteps();
  const queryClient = useQueryClient();
  const reloadUser = useReloadUser();
  const reason = missing.length + wrong.length > 0
    ? texts.detailsMissing
    : isBusy
    ? texts.yourFilesAreStillUploading
    : steps && !steps.canSubmit
    ? texts.finishTheStepsAboveFirst
    : undefined;
  async function submit() {
    setFailure(undefined);
    const id = await listing.save() ? listing.petNow()?.id : undefined;
    if (id === undefined) return;
    try {
      const { petDetails } = await addListing(client, { body: { id } });
      listing.took(petDetails);
      onSubmitted(petDetails);
    } catch (thrown) {
      const error = translate(thrown);
      setFailure(error);
      // The tasks above say what to do, so they must be up to date.
      if (SELLER_CODES.has(error.code)) {
        void reloadUser();
        void queryClient.invalidateQueries({ queryKey: ["getVerification"] });
      }
      // The banner above the page offers the new terms once it knows of them.
      if (error.code === "terms_not_accepted") {
        void reloadUser();
        void queryClient.invalidateQueries({ queryKey: ["getConfiguration"] });
      }
    }
  }
  const words = failure && failureWords(failure);
  return (
    <div className={css.submit}>
      {(photos.hasFailed || video.hasFailed) && (
        <p className={css.soft}>
          {texts.uploadsFailed((text) => (
            <a
              href="?step=photos"
              onClick={(event) => {
                event.preventDefault();
                onGo("photos");
              }}
            >
              {text}
            </a>
          ))}
        </p>
      )}
      {words && <ErrorNotice title={words.title}>{words.text && <p>{words.text}</p>}</ErrorNotice>}
      {steps && <BeforeSubmitting steps={steps} />}
      <Button size="large" block disabledReason={reason} onClick={submit}>
        {pet?.skipsReview ? texts.publishNow : texts.submitForReview}
      </Button>
      <p className={css.soft}>
        {pet?.skipsReview ? texts.liveWithoutReview : texts.reviewExplained}
      </p>
    </div>
  );
}
