/** Why a file cannot be read, for whoever named it. */
export function fileProblem({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return '没有这个文件，请检查路径。'
  if (code === 'EACCES') return '没有读取权限。'
  if (code === 'EISDIR') return '这是一个文件夹，请给出文件。'
  return message
}
