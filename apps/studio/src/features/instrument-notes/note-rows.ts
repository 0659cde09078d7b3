import { noteFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

/** A share with what is out and what waits. */
export type NoteRow = Answer<'instrumentNoteList'>['list'][number]
export type Version = Answer<'instrumentNoteHistory'>['list'][number]
export type NoteFilter = Omit<Payload<'instrumentNoteList'>, 'after' | 'limit'>

export const noteAddress = addressFilter<NoteFilter>(noteFilter.shape)

/** What a version that is written, decided about or withdrawn makes old. */
export const CHANGED: readonly CallId[] = ['instrumentNoteList', 'instrumentNoteHistory']
