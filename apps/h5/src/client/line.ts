interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** What the phone says of its line; some say nothing. */
const line = (): Line => (navigator as { connection?: Line }).connection || {}

/** Whoever saves data is sent nothing that they have not asked for. */
export const savesData = (): boolean => line().saveData === true

/** A phone that says nothing of its line has a good one; who wants to save data has none. */
export const isGoodLine = (): boolean => !savesData() && (line().effectiveType || '4g') === '4g'
