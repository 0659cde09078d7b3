import type { Payload } from '../../../state/calls'

/** A poster being edited, with a key that it has before it is stored. */
export type Poster = Payload<'tourPosterSave'>['posters'][number] & { key: string }
