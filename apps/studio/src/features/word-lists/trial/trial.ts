import type { Answer } from '../../../state/calls'

/** A list that is being tried, or was. */
export type Trial = NonNullable<Answer<'wordListDetail'>['trial']>

/** A page that could not be published with it. */
export type FailingPage = Trial['failing'][number]
