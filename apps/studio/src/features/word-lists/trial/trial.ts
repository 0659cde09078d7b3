import type { Answer } from '../../../state/calls'

/** A list that is or was on trial. */
export type Trial = NonNullable<Answer<'wordListDetail'>['trial']>

/** A page that could not be published with it. */
export type FailingPage = Trial['failing'][number]
