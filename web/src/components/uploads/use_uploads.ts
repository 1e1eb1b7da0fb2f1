import { useEffect, useRef, useState } from "react";
import { deleteFile, type FilePurpose } from "@hearthpaw/client";
import type { UploadItem } from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import type { Prepared } from "./prepare_image.ts";
import * as texts from "./texts.ts";
import { prepareFile, uploadFile } from "./upload_file.ts";
import { UploadError } from "./upload_error.ts";

/** A file that was submitted earlier. */
export type KnownFile = { fileKey: string; name: string; size?: number; picture?: string };

export type Uploads = {
  items: readonly UploadItem[];
  limit: number;
  purpose: FilePurpose;
  /** Keys of the uploaded files, in the order of their choice. */
  fileKeys: readonly string[];
  /** Whether uploads are in progress; a form should wait for them. */
  isBusy: boolean;
  hasFailed: boolean;
  /** The error of the last choice as a whole, for example too many files. */
  notice: string | undefined;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Moves a file to another position; 0 is the first. */
  move: (id: string, to: number) => void;
  /**
   * Passes the keys that the server assigned to the files a call attached. They then count as submitted
   * earlier.
   */
  settle: (keys: ReadonlyMap<string, string>) => void;
};

/** Two at a time, because phones upload slowly and a decoded photo takes a lot of memory. */
const AT_ONCE = 2;

type Task = {
  item: UploadItem;
  file?: File;
  prepared?: Prepared;
  fileKey?: string;
  /** Whether it was submitted earlier; removing it here deletes nothing. */
  isKnown?: boolean;
  stop: AbortController;
};

/**
 * Uploads of one kind in a form: several at a time with progress, retry and removal. `known` are the files
 * that the form starts with. Unmounting the component cancels uploads in progress.
 */
export function useUploads({ purpose, limit, known = [] }: {
  purpose: FilePurpose;
  limit: number;
  known?: readonly KnownFile[];
}): Uploads {
  const client = useClient();
  const tasks = useRef<Task[]>([]);
  const begun = useRef(false);
  if (!begun.current) {
    begun.current = true;
    tasks.current = known.map(taskOf);
  }
  const [items, setItems] = useState<readonly UploadItem[]>(() => tasks.current.map(({ item }) => item));
  const [notice, setNotice] = useState<string>();

  const show = () => setItems(tasks.current.map(({ item }) => item));
  const change = (task: Task, some: Partial<UploadItem>) => {
    task.item = { ...task.item, ...some };
    show();
  };

  useEffect(() => () => {
    for (const { stop, item } of tasks.current) {
      stop.abort();
      forget(item);
    }
  }, []);

  async function run(task: Task): Promise<void> {
    const { signal } = task.stop;
    try {
      if (!task.prepared) {
        change(task, { state: "preparing" });
        task.prepared = await prepareFile(task.file!, purpose);
        signal.throwIfAborted();
        const { blob, name, contentType } = task.prepared;
        const isShown = contentType.startsWith("image/") && contentType !== "image/heic";
        if (isShown) forget(task.item);
        change(task, { name, size: blob.size, ...(isShown ? { picture: URL.createObjectURL(blob) } : {}) });
      }
      change(task, { state: "uploading", progress: 0 });
      const onProgress = (progress: number) => change(task, { progress });
      task.fileKey = await uploadFile(client, task.prepared, purpose, { onProgress, signal });
      change(task, { state: "done", progress: 1 });
    } catch (cause) {
      if (signal.aborted) return;
      const isWorded = cause instanceof UploadError;
      change(task, {
        state: "failed",
        error: isWorded ? cause.message : texts.uploadFailed,
        canRetry: !isWorded || cause.canRetry,
      });
    } finally {
      next();
    }
  }

  function next(): void {
    const running = tasks.current.filter(({ item }) =>
      item.state === "preparing" || item.state === "uploading"
    );
    if (running.length >= AT_ONCE) return;
    const waiting = tasks.current.find(({ item }) => item.state === "waiting");
    if (!waiting) return;
    waiting.item = { ...waiting.item, state: "preparing" };
    void run(waiting);
    next();
  }

  function add(files: readonly File[]): void {
    const room = limit - tasks.current.length;
    setNotice(
      files.length > room ? texts.tooManyFiles({ limit: limit, left: files.length - room }) : undefined,
    );
    for (const file of files.slice(0, Math.max(0, room))) {
      tasks.current.push({
        item: {
          id: crypto.randomUUID(),
          name: file.name,
          size: file.size,
          state: "waiting",
          progress: 0,
          // Shown at once, from the file itself; browsers cannot show HEIC before it is converted.
          ...(/^image\/(jpeg|png|webp)$/.test(file.type) ? { picture: URL.createObjectURL(file) } : {}),
        },
        file,
        stop: new AbortController(),
      });
    }
    show();
    next();
  }

  function retry(id: string): void {
    const task = tasks.current.find(({ item }) => item.id === id);
    if (task?.item.state !== "failed") return;
    const { error: _, canRetry: __, ...item } = task.item;
    task.item = { ...item, state: "waiting", progress: 0 };
    show();
    next();
  }

  function remove(id: string): void {
    const task = tasks.current.find(({ item }) => item.id === id);
    if (!task) return;
    task.stop.abort();
    tasks.current = tasks.current.filter((other) => other !== task);
    setNotice(undefined);
    show();
    forget(task.item);
    if (task.isKnown) return;
    // A file that is not deleted now is removed after a day.
    if (task.fileKey) deleteFile(client, { body: { fileKey: task.fileKey } }).catch(() => {});
    next();
  }

  function move(id: string, to: number): void {
    const from = tasks.current.findIndex(({ item }) => item.id === id);
    const task = tasks.current[from];
    const place = Math.max(0, Math.min(to, tasks.current.length - 1));
    if (!task || place === from) return;
    const others = tasks.current.filter((other) => other !== task);
    tasks.current = [...others.slice(0, place), task, ...others.slice(place)];
    show();
  }

  function settle(keys: ReadonlyMap<string, string>): void {
    for (const task of tasks.current) {
      const key = task.fileKey && keys.get(task.fileKey);
      if (key) Object.assign(task, { fileKey: key, isKnown: true });
    }
    show();
  }

  return {
    items,
    limit,
    purpose,
    fileKeys: tasks.current.flatMap(({ item, fileKey }) => item.state === "done" && fileKey ? [fileKey] : []),
    isBusy: items.some(({ state }) => state !== "done" && state !== "failed"),
    hasFailed: items.some(({ state }) => state === "failed"),
    notice,
    add,
    retry,
    remove,
    move,
    settle,
  };
}

function taskOf({ fileKey, name, size, picture }: KnownFile): Task {
  return {
    item: {
      id: fileKey,
      name,
      size: size ?? null,
      state: "done",
      progress: 1,
      ...(picture ? { picture } : {}),
    },
    fileKey,
    isKnown: true,
    stop: new AbortController(),
  };
}

function forget({ picture }: UploadItem): void {
  if (picture?.startsWith("blob:")) URL.revokeObjectURL(picture);
}

/** Returns the ids of the chosen files, by which a form notices that a file was added, removed or moved. */
export const chosenIn = (...uploads: readonly Uploads[]): string[] =>
  uploads.flatMap(({ items }) => items.map(({ id }) => id));
