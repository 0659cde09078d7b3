/** What is said about colleagues who have the same page open. */
export const wording = {
  title: '同时打开的同事',
  editing: (name: string) => `${name} 正在编辑`,
  viewing: (name: string) => `${name} 正在查看`,
  several: (name: string, count: number) => `${name} 等 ${count} 人也在这里`,
}
