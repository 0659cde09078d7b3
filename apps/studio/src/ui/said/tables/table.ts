/** Chinese texts of the catalogue with what the English Studio says in their place, in the order of the Chinese. */
export type Table = Readonly<Record<string, string>>
