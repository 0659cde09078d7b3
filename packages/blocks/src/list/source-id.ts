/** A call whose answer a list can show. */
export type SourceId = 'groupPostList' | 'multipleBrokerageOptions'
