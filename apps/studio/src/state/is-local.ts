const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether an address leads to the machine that opens it. */
export function isLocal(address: string): boolean {
  return LOCAL_HOSTS.includes(new URL(address).hostname)
}
