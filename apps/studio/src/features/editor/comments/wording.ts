/** The texts of comments in the editor. */
export const wording = {
  block: (title: string, text: string) => (text === '' ? title : `${title} ${text}`),
}
