import { makeKeyFiles } from './key-files'
import { newKeySettings } from './new-key-settings'

/**
 * `keys -- new` and `keys -- files FOLDER`, which work before there is a configuration to read. Returns the exit code,
 * or undefined for every other command.
 */
export function runNewKeys(args: string[], out: (line: string) => void): 0 | 1 | undefined {
  const [command, folder, ...more] = args
  if (command === 'new' && folder === undefined) {
    for (const [name, value] of Object.entries(newKeySettings())) out(`${name}=${value}`)
    return 0
  }
  if (command !== 'files' || folder === undefined || more.length > 0) return undefined
  try {
    const { made, kept } = makeKeyFiles(folder)
    if (made.length > 0)
      out(`已在 ${folder} 中生成：${made.join('、')}。请立即离线备份：丢失后手机号无法读取。`)
    if (kept.length > 0) out(`已存在，保持不变：${kept.join('、')}。`)
    return 0
  } catch (error) {
    out(`无法在 ${folder} 中写入密钥文件：${(error as Error).message}。请检查该目录的权限。`)
    return 1
  }
}
