import type { Answer, Payload } from '../../../state/calls'

export type SpeechRow = Answer<'speechRows'>['list'][number]
export type SpeechFields = Omit<Payload<'speechCreate'>, 'tour_id'>
export type SpeechFilter = Pick<Payload<'speechRows'>, 'city_id' | 'state' | 'q'>
