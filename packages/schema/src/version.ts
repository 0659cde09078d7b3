/** The shape in which documents are stored today. Raise it together with the version steps of the blocks that change. */
export const SCHEMA_VERSION = 1
