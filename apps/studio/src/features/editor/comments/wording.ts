/** What the editor's part of comments says. */
export const wording = {
  block: (title: string, text: string) => (text === '' ? title : `${title} ${text}`),
}
