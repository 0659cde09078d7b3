import type { StudioOperations, StudioPayload, StudioResponse } from '@yingzao/contract/studio'

/** Id of a call of the Studio. */
export type CallId = keyof StudioOperations

/** Calls that return bytes to be saved. */
export type FileCallId = {
  [Id in CallId]: StudioOperations[Id]['response'] extends 'file' ? Id : never
}[CallId]

export type JsonCallId = Exclude<CallId, FileCallId>

/** The payload of a call, before the contract fills in defaults. */
export type Payload<Id extends CallId> = StudioPayload<StudioOperations[Id]>

export type Answer<Id extends JsonCallId> = StudioResponse<StudioOperations[Id]>
