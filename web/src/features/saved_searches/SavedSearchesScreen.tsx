import { useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  deleteSavedSearch,
  listSavedSearchesQuery,
  openSavedSearch,
  type SavedSearch,
  type SavedSearchesAnswer,
  saveSearch,
  translate,
  updateSavedSearch,
} from "@hearthpaw/client";
import {
  Badge,
  Button,
  ButtonLink,
  Dialog,
  Empty,
  Field,
  IconButton,
  Link,
  Loading,
  Select,
  Skeleton,
  useToast,
} from "@hearthpaw/ui-kit";
import { LoadError } from "../../components/errors/LoadError.tsx";
import { AccountShell } from "../../components/dashboards/AccountShell.tsx";
import { useClient } from "../../lib/client_context.ts";
import { useUnsaved } from "../../lib/unsaved.ts";
import * as texts from "./texts.ts";
import css from "./saved_searches.module.css";

/** A person's saved searches, with the new pets in each and the frequency of its emails. */
export function SavedSearchesScreen() {
  return (
    <AccountShell title={texts.yourSavedSearches}>
      <h1 className={css.heading}>{texts.savedSearches}</h1>
      <Searches />
    </AccountShell>
  );
}

function Searches() {
  const list = useQuery(listSavedSearchesQuery(useClient()));
  const [renamed, setRenamed] = useState<SavedSearch>();
  if (list.error && !list.data) {
    return <LoadError error={list.error} onRetry={() => list.refetch()} />;
  }
  if (!list.data) {
    return (
      <Loading label={texts.loadingYourSavedSearches}>
        {[0, 1, 2].map((line) => <Skeleton key={line} height={88} />)}
      </Loading>
    );
  }
  const { savedSearches } = list.data;
  if (!savedSearches.length) {
    return (
      <Empty
        icon="search"
        title={texts.noSavedSearchesYet}
        action={<ButtonLink href="/search">{texts.findAPet}</ButtonLink>}
      >
        <p>{texts.noSearchesHint}</p>
      </Empty>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {savedSearches.map((search) => (
          <Line
            key={search.id}
            search={search}
            onRename={() => setRenamed(search)}
          />
        ))}
      </ul>
      {renamed && <Rename search={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  );
}

function Line({ search, onRename }: { search: SavedSearch; onRename: () => void }) {
  const client = useClient();
  const change = useChange();
  const remove = useRemove();
  const { name, url, frequency, newCount } = search;
  return (
    <li className={css.line}>
      <div className={css.words}>
        <p className={css.name}>
          <Link
            href={url}
            onClick={() => void openSavedSearch(client, { id: search.id }).catch(() => {})}
          >
            {name}
          </Link>
          {newCount > 0 && <Badge tone="good">{texts.newCountNew(newCount > 99 ? "99+" : newCount)}</Badge>}
        </p>
      </div>
      <Select
        label={texts.howOften(name)}
        hideLabel
        compact
        value={frequency}
        options={[{ value: "instant", label: texts.rightAway }, { value: "daily", label: texts.onceADay }]}
        onChange={(event) =>
          void change({ ...search, frequency: event.target.value as SavedSearch["frequency"] })}
      />
      <div className={css.actions}>
        <IconButton icon="edit" size="small" label={texts.rename(name)} onClick={onRename} />
        <IconButton
          icon="trash"
          size="small"
          label={texts.deleteSearch(name)}
          onClick={() => void remove(search)}
        />
      </div>
    </li>
  );
}

function Rename({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const change = useChange();
  const [name, setName] = useState(search.name);
  const { leave } = useUnsaved({ isChanged: name.trim() !== search.name });
  const close = () => leave(onClose);
  const save = () => {
    if (!name.trim()) return;
    void change({ ...search, name: name.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={texts.renameThisSearch}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" onClick={close}>{texts.cancel}</Button>
          <Button onClick={save}>{texts.saveName}</Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          label={texts.name}
          maxLength={80}
          value={name}
          error={name.trim() ? undefined : texts.giveYourSearchAName}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

/** Shows the list as `next` has it. After a refusal, shows the error and refetches. */
function useSend() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { show } = useToast();
  const { queryKey } = listSavedSearchesQuery(client);
  return async (
    next: (all: SavedSearch[]) => SavedSearch[],
    send: () => Promise<unknown>,
  ): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<SavedSearchesAnswer>(
      queryKey,
      (known) => known && { savedSearches: next(known.savedSearches) },
    );
    try {
      await send();
      return true;
    } catch (thrown) {
      show({ tone: "fail", title: translate(thrown).message });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
}

function useChange(): (search: SavedSearch) => Promise<boolean> {
  const client = useClient();
  const send = useSend();
  return (search) => {
    const { id, name, frequency } = search;
    return send(
      (all) => all.map((one) => one.id === id ? search : one),
      () => updateSavedSearch(client, { id, body: { name, frequency } }),
    );
  };
}

function useRemove(): (search: SavedSearch) => Promise<void> {
  const client = useClient();
  const send = useSend();
  const { show } = useToast();
  return async (search) => {
    const { id, name, query, frequency } = search;
    const isGone = await send(
      (all) => all.filter((one) => one.id !== id),
      () => deleteSavedSearch(client, { id }),
    );
    if (!isGone) return;
    show({
      title: texts.isDeleted(name),
      action: {
        label: texts.undo,
        onPress: () =>
          void send(
            (all) => [search, ...all],
            () => saveSearch(client, { body: { name, query, frequency } }),
          ),
      },
    });
  };
}
