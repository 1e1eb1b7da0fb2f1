import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { listSavedSearchesQuery, type SavedSearch, saveSearch, translate } from "@hearthpaw/client";
import { Button, type ButtonVariant, Dialog, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { useRouter } from "@tanstack/react-router";
import { useSession } from "../../components/session/session.tsx";
import { useSignedInAction } from "../../components/session/use_signed_in_action.ts";
import { useClient } from "../../lib/client_context.ts";
import { type Filters, searchInput } from "./filters_rules.ts";
import css from "./search.module.css";

const FREQUENCIES: { value: SavedSearch["frequency"]; label: string; description: string }[] = [
  { value: "instant", label: "Right away", description: "As soon as a pet is listed" },
  { value: "daily", label: "Once a day", description: "In the morning, if there's anything new" },
];

/** Keeps a search, so that its person is told of each new pet. Visitors sign in first, and go on here. */
export function SaveSearch({ filters, title, label, variant = "secondary" }: {
  filters: Filters;
  /** What the search is called unless its person says otherwise. */
  title: string;
  label: string;
  variant?: ButtonVariant;
}) {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = useSignedInAction({
    goal: "save-search",
    reason: "Sign in to save this search. We'll tell you when a pet matches.",
    run: () => setOpen(true),
  });
  if (user?.role === "Admin") return null;
  return (
    <>
      <Button variant={variant} icon="bell" onClick={open}>{label}</Button>
      {isOpen && <SaveDialog filters={filters} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}

function SaveDialog({ filters, title, onClose }: { filters: Filters; title: string; onClose: () => void }) {
  const client = useClient();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const [name, setName] = useState(title.slice(0, 80));
  const [frequency, setFrequency] = useState<SavedSearch["frequency"]>("instant");
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!name.trim()) return setError("Give your search a name.");
    setSaving(true);
    try {
      const { savedSearch } = await saveSearch(client, {
        body: { name: name.trim(), query: queryOf(filters), frequency },
      });
      await queryClient.invalidateQueries({ queryKey: listSavedSearchesQuery(client).queryKey });
      onClose();
      show({
        tone: "done",
        title: `“${savedSearch.name}” is saved`,
        text: frequency === "instant"
          ? "We'll tell you as soon as a pet matches."
          : "We'll tell you each morning if there's anything new.",
        action: {
          label: "View saved searches",
          onPress: () => void router.navigate({ to: "/account/searches" }),
        },
      });
    } catch (thrown) {
      setError(translate(thrown).message);
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      size="small"
      title="Save this search"
      description="We'll tell you when a new pet matches your filters."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Cancel</Button>
          <Button loading={isSaving} onClick={save}>Save search</Button>
        </>
      }
    >
      <form
        className={css.save}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label="Name"
          maxLength={80}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
        <RadioGroup
          legend="How often"
          value={frequency}
          onChange={setFrequency}
          options={FREQUENCIES}
        />
      </form>
    </Dialog>
  );
}

/** The filters as the query string of the search's call. */
function queryOf(filters: Filters): string {
  const { sort: _sort, sortType: _direction, available: _available, ...input } = searchInput(filters);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(name, String(one));
    }
  }
  return query.toString();
}
