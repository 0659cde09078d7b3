/** Chinese texts of the catalogue with the English Studio's texts for them, in the order of the Chinese. */
export type Table = Readonly<Record<string, string>>
