import type { ReactNode } from "react";
import type { OwnPetRow } from "@hearthpaw/client";
import {
  Badge,
  type Column,
  cx,
  dayText,
  exactText,
  formatCents,
  Icon,
  type IconName,
  Link,
  LOCALE,
  Menu,
  type MenuItem,
  StatusBadge,
  Table,
} from "@hearthpaw/ui-kit";
import { useSession } from "../../components/session/session.tsx";
import { useToday } from "../../lib/today.ts";
import { keptChanges } from "./form/memory.ts";
import type { Opened } from "./OwnPetsDialog.tsx";
import { deletionError, type MoveTo, moveWord, nameOf } from "./own_pets_rules.ts";
import { pictureUrl } from "../../lib/pets.ts";
import * as texts from "./texts.tsx";
import dense from "../../components/dashboards/dense.module.css";
import css from "./own_pets.module.css";

type Select = (selected: ReadonlySet<string>) => void;

/** The listings as a table, or as cards on a phone: a checkbox, the pet, its status, and its actions. */
export function OwnPetsTable({ pets, isPending, selected, onSelect, onOpen, empty }: {
  pets: readonly OwnPetRow[];
  isPending: boolean;
  selected: ReadonlySet<string>;
  onSelect: Select;
  onOpen: (opened: Opened) => void;
  /** Shown if there are no rows. */
  empty: ReactNode;
}) {
  const today = useToday();
  const kept = keptChanges(useSession().user?.id);
  const areAll = pets.length > 0 && pets.every(({ id }) => selected.has(id));
  const columns: Column<OwnPetRow>[] = [
    {
      key: "name",
      header: texts.petHeader,
      main: true,
      cell: (row) => (
        <span className={css.pet}>
          <Tick row={row} selected={selected} onSelect={onSelect} />
          <Picture row={row} />
          <span className={css.words}>
            <Link href={`/breeder/pets/${row.id}/edit`} className={css.name}>{nameOf(row)}</Link>
            <span className={css.note}>{kindOf(row)}</span>
          </span>
        </span>
      ),
    },
    {
      key: "status",
      header: texts.status,
      cell: ({ id, status, statusLabel, isOnHold }) => (
        <span className={css.badges}>
          <StatusBadge status={status} word={statusLabel} />
          {isOnHold && <Badge tone="wait" icon="clock">{texts.inCheckout}</Badge>}
          {kept.has(id) && <Badge tone="wait" icon="edit">{texts.unsavedChanges}</Badge>}
        </span>
      ),
    },
    {
      key: "price",
      header: texts.price,
      numeric: true,
      cell: ({ priceCents }) => priceCents === null ? "–" : formatCents(priceCents),
    },
    {
      key: "views",
      header: texts.views,
      numeric: true,
      cell: ({ viewCount }) => viewCount.toLocaleString(LOCALE),
    },
    {
      key: "updated",
      header: texts.updated,
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={exactText(updatedAt)}>{dayText(updatedAt, today)}</time>
      ),
    },
    {
      key: "actions",
      header: texts.actions,
      hideHeader: true,
      cell: (row) => (
        <Menu
          label={texts.actionsFor(nameOf(row))}
          trigger={<Icon name="more" />}
          triggerClassName={css.menu}
          items={itemsOf(row, onOpen)}
        />
      ),
    },
  ];
  return (
    <>
      {pets.length > 0 && (
        <label className={css.all}>
          <input
            type="checkbox"
            className={css.box}
            checked={areAll}
            ref={(box) => {
              if (box) box.indeterminate = !areAll && selected.size > 0;
            }}
            onChange={() => onSelect(areAll ? new Set() : new Set(pets.map(({ id }) => id)))}
          />
          {texts.selectAllShown}
        </label>
      )}
      <Table
        caption={texts.myPets}
        columns={columns}
        rows={pets}
        rowKey={({ id }) => id}
        loading={isPending}
        empty={empty}
        className={cx(dense.dense, css.table)}
      />
    </>
  );
}

function Tick({ row, selected, onSelect }: {
  row: OwnPetRow;
  selected: ReadonlySet<string>;
  onSelect: Select;
}) {
  const { id } = row;
  return (
    <label className={css.tick}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={texts.select(nameOf(row))}
        checked={selected.has(id)}
        onChange={({ target }) => {
          const next = new Set(selected);
          if (target.checked) next.add(id);
          else next.delete(id);
          onSelect(next);
        }}
      />
    </label>
  );
}

/** The image needs no alternative text: the name beside it says what it shows. */
function Picture({ row: { image } }: { row: OwnPetRow }) {
  return image
    ? (
      <img
        className={css.picture}
        src={pictureUrl(image, "thumb")}
        alt=""
        width={64}
        height={48}
        loading="lazy"
        decoding="async"
      />
    )
    : (
      <span className={css.noPicture} aria-hidden="true">
        <Icon name="camera" size={20} />
      </span>
    );
}

function kindOf({ breed, type, sex }: OwnPetRow): string {
  return [breed?.breedName ?? type, sex].filter(Boolean).join(" · ") || texts.noDetailsYet;
}

const SEEN: readonly string[] = ["available", "reserved", "sold", "adopted-sold"];

const ICONS: Readonly<Record<MoveTo, IconName>> = {
  "available": "check",
  "in-review": "send",
  "temporary-pause": "clock",
  "not-available": "minus",
  "sold-external": "external",
  "no-longer-available": "lock",
};

/** Returns all actions for a listing; an action that is impossible now says why. */
function itemsOf(row: OwnPetRow, onOpen: (opened: Opened) => void): MenuItem[] {
  return [
    { label: texts.edit, icon: "edit", href: `/breeder/pets/${row.id}/edit` },
    ...(SEEN.includes(row.status)
      ? [{ label: texts.viewPublicPage, icon: "eye" as const, href: `/pets/${row.id}` }]
      : []),
    { label: texts.history, icon: "document", onSelect: () => onOpen({ kind: "history", row }) },
    { kind: "line" },
    ...row.actions.map(({ status, isPossible, reason }): MenuItem => {
      const to = status as MoveTo;
      return {
        label: moveWord(to, row.status),
        icon: ICONS[to],
        disabledReason: isPossible ? undefined : reason ?? texts.notAvailableRightNow,
        onSelect: () =>
          onOpen(to === "no-longer-available" ? { kind: "archive", row } : { kind: "move", to, row }),
      };
    }),
    {
      label: texts.deleteButton,
      icon: "trash",
      isDangerous: true,
      disabledReason: deletionError(row),
      onSelect: () => onOpen({ kind: "delete", row }),
    },
  ];
}
