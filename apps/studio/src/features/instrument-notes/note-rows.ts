import { noteFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** A share with what is online and what is waiting. */
export type NoteRow = Answer<'instrumentNoteList'>['list'][number]
export type Version = Answer<'instrumentNoteHistory'>['list'][number]
export type NoteFilter = Omit<Payload<'instrumentNoteList'>, 'after' | 'limit'>

export const noteAddress = addressFilter<NoteFilter>(noteFilter.shape)

/** Calls that become stale when a version is written, decided on or withdrawn. */
export const CHANGED: readonly CallId[] = ['instrumentNoteList', 'instrumentNoteHistory']
