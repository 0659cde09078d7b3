/** What every panel of the editor calls parts of a block. */
export const wording = {
  slot: (title: string, number: number) => title || `第 ${number} 项`,
  items: (count: number) => `${count} 项`,
}
