import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listSavedSearchesQuery, type SavedSearch, saveSearchMutation } from "@hearthpaw/client";
import { Dialog, Field, RadioGroup, useToast } from "@hearthpaw/ui-kit";
import { useRouter } from "@tanstack/react-router";
import { Form } from "../../components/forms/Form.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useForm } from "../../lib/use_form.ts";
import { type Filters, searchInput } from "./filters_rules.ts";
import * as texts from "./texts.tsx";

const FREQUENCIES: { value: SavedSearch["frequency"]; label: string; description: string }[] = [
  { value: "instant", label: texts.rightAway, description: texts.instantHint },
  { value: "daily", label: texts.onceADay, description: texts.dailyHint },
];

/** Asks for a saved search's name, and how often to send updates. */
export function SaveDialog(
  { filters, name: suggested, onClose }: { filters: Filters; name: string; onClose: () => void },
) {
  const client = useClient();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const save = useMutation({
    ...saveSearchMutation(client),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listSavedSearchesQuery(client).queryKey }),
  });
  const form = useForm({
    initial: { name: suggested, frequency: "instant" },
    check: ({ name }) => ({ name: name.trim() ? undefined : texts.giveYourSearchAName }),
    send: ({ name, frequency }) =>
      save.mutateAsync({
        body: {
          name: name.trim(),
          query: queryOf(filters),
          frequency: frequency as SavedSearch["frequency"],
        },
      }),
    done({ savedSearch }, { frequency }) {
      form.leave(onClose);
      show({
        tone: "done",
        title: texts.isSaved(savedSearch.name),
        text: frequency === "instant" ? texts.savedInstantText : texts.savedDailyText,
        action: {
          label: texts.viewSavedSearches,
          onPress: () => void router.navigate({ to: "/account/searches" }),
        },
      });
    },
  });
  return (
    <Dialog
      open
      size="small"
      title={texts.saveThisSearch}
      description={texts.saveSearchHint}
      onClose={() => form.leave(onClose)}
      dismissible={!form.isSending}
    >
      <Form form={form} go={texts.saveSearch} onCancel={onClose}>
        <Field label={texts.name} maxLength={80} {...form.field("name")} />
        <RadioGroup
          legend={texts.howOften}
          value={form.values.frequency}
          onChange={(frequency) => form.change({ frequency })}
          options={FREQUENCIES}
        />
      </Form>
    </Dialog>
  );
}

/** Returns the filters as the query string of the search request. */
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
