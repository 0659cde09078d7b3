import type { Host } from '@yingzao/renderer'

/** Copies a code, and says so or what to do instead. */
export async function copyCode(host: Pick<Host, 'copy' | 'toast'>, text: string): Promise<void> {
  host.toast((await host.copy(text)) ? '复制成功' : '复制失败，请长按复制')
}
