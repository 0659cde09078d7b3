/** The first match counts: browsers also name those they descend from. */
const BROWSERS = [
  [/MicroMessenger\//, '微信'],
  [/DingTalk\//, '钉钉'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/QQBrowser\//, 'QQ 浏览器'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** Browser and system from a user agent, in the form in which people recognise their own: `Chrome · Windows`. */
export function describeDevice(ua: string): string {
  const nameIn = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([pattern]) => pattern.test(ua))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(' · ') || '未知设备'
}
