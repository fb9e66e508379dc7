/** The HTTP side of the server. */
import type { SeatState, TableInfo } from "../protocol";
import type { Args } from "./catalogue.svelte";
import { has, language, t } from "./catalogue.svelte";

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function call<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        "Accept-Language": language(),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(t("page-offline"), 0);
  }
  if (!answer.ok) {
    const said = (await answer.json().catch(() => null)) as {
      error?: { key: string; args: Args; message: string };
    } | null;
    const fault = said?.error;
    const message =
      fault && has(fault.key) ? t(fault.key, fault.args) : (fault?.message ?? t("page-failed"));
    throw new ApiError(message, answer.status);
  }
  return (answer.headers.get("Content-Type")?.includes("json")
    ? await answer.json()
    : await answer.text()) as T;
}

export interface NewTable {
  name: string;
  game?: string;
  rules?: Record<string, string | number | boolean>;
  players?: number;
  teams?: string | null;
  deals?: number | null;
  target?: number | null;
  seats?: string[];
  clock?: [number, number] | null;
  pace?: number;
  undo?: boolean;
  watch?: boolean;
  start?: boolean;
  from?: { record: string; deal: number; move: number };
}

export interface Made {
  id: string;
  code: string | null;
  url: string;
  seat: number | null;
}

export const makeTable = (table: NewTable) => call<Made>("/api/tables", "POST", table);

export interface Found {
  table: TableInfo;
  phase: string;
  seats: SeatState[];
  seat: number | null;
}

export const findTable = (id: string) => call<Found>(`/api/tables/${id}`);
export const findCode = (code: string) =>
  call<{ id: string }>(`/api/codes/${encodeURIComponent(code)}`);
export const sitDown = (id: string, name: string, seat?: number) =>
  call<{ seat: number }>(`/api/tables/${id}/seats`, "POST", seat === undefined ? { name } : { name, seat });
