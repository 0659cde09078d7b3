interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** What the phone says about its connection; some say nothing. */
const line = (): Line => (navigator as { connection?: Line }).connection || {}

/** Visitors who save data are sent nothing that they have not asked for. */
export const savesData = (): boolean => line().saveData === true

/** A phone that says nothing about its connection has a good one; a visitor who wants to save data has none. */
export const isGoodLine = (): boolean => !savesData() && (line().effectiveType || '4g') === '4g'
