import { isRecord, type JsonRecord, type JsonValue } from '../json'

/** Turns a block's value of the previous version into this version's. It gets its own copy and may change it. */
export type Step = (old: JsonRecord) => JsonRecord

/** Numbered steps in ascending order. */
export type Steps = readonly { version: number; step: Step }[]

/** `versions({ 2: (old) => … })`: the step that reaches schema version 2, and so on, in any order. */
export function versions(steps: Readonly<Record<number, Step>>): Steps {
  return Object.entries(steps)
    .map(([version, step]) => ({ version: Number(version), step }))
    .sort((a, b) => a.version - b.version)
}

export type Stepped = { ok: true; value: JsonRecord } | { ok: false; version: number; reason: string }

/** Runs the steps that a document written in `from` has not been through. A failing step leaves the value unchanged. */
export function applySteps(steps: Steps, value: JsonRecord, from: number): Stepped {
  let current = value
  for (const { version, step } of steps) {
    if (version <= from) continue
    try {
      const next: unknown = step(copyJson(current))
      if (!isRecord(next)) return { ok: false, version, reason: 'the step returned no object' }
      current = next
    } catch (error) {
      return { ok: false, version, reason: error instanceof Error ? error.message : String(error) }
    }
  }
  return { ok: true, value: current }
}

/** A copy that shares nothing. Recursion is safe: a value has passed the depth limit before any step sees it. */
export function copyJson<T extends JsonValue>(value: T): T
export function copyJson(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map((entry) => copyJson(entry))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copyJson(entry)]))
}
