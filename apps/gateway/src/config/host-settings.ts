import type { HostSettings } from '@yingzao/contract/client'
import { isSafeAddress } from '@yingzao/schema/client'
import { z } from 'zod'
import type { AppEnv } from './app-env'

const EXAMPLE = 'HOST_SETTINGS=\'{"appLink":"https://app.example.com/open"}\''

const address = z
  .string()
  .refine((text) => text === '' || isSafeAddress(text), 'is neither an https address nor a path of this site')
const miniProgramPath = z.string().regex(/^(?:\/?[\w/-]+)?$/, 'is no path of a mini program')
const host = z.string().regex(/^(?:\*\.)?[a-z0-9.-]+$/, 'is no host such as h5.example.com or *.example.com')

const shape = z
  .strictObject({
    baiduSiteId: z
      .string()
      .regex(/^(?:[0-9a-f]{32})?$/, 'is no site of Baidu Tongji: 32 characters from 0 to f'),
    businessHosts: z.array(host),
    home: address,
    bridgeName: z.string().regex(/^[A-Za-z_]\w*$/, 'is no name that an app can give its handler'),
    mobileLogin: address,
    desktopLogin: address,
    loginType: z.string(),
    webPages: z.record(z.string(), address),
    adPages: z.record(z.string(), address),
    purchasePage: address,
    orderPage: address,
    miniProgramName: z.string(),
    miniProgramLogin: miniProgramPath,
    miniProgramOrder: miniProgramPath,
    miniProgramPages: z.record(z.string(), miniProgramPath),
    miniProgramQr: miniProgramPath,
    appLink: address,
    iosStore: address,
    androidStore: address,
  })
  .partial()

type Given = z.infer<typeof shape>

/** Reads what the app, WeChat and the mini program are told, as one JSON object. Names every fault in it. */
export function hostSettingsOf() {
  return z.string().transform((text, context): Given => {
    const problems = problemsOf(text)
    for (const problem of problems) {
      context.addIssue(
        `HOST_SETTINGS ${problem}, so pages could not find their way in the app or in WeChat. Write a JSON object such as ${EXAMPLE}; packages/host/README.md names its fields.`,
      )
    }
    return problems.length > 0 ? z.NEVER : (JSON.parse(text) as Given)
  })
}

function problemsOf(text: string): string[] {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return ['is no JSON']
  }
  const { error } = shape.safeParse(given)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'as a whole'}: ${message}`)
}

/** Obviously made-up values, so that every way can be tried. */
const OUTSIDE_PRODUCTION: Given = {
  appLink: 'https://app.example.com/open',
  iosStore: 'https://app.example.com/download',
  androidStore: 'https://app.example.com/download',
}

/** What pages tell their host, besides the hosts that links may lead to. */
export function hostSettingsFor(
  env: AppEnv,
  given: Given | undefined,
  known: Pick<HostSettings, 'linkHosts'> &
    Partial<Pick<HostSettings, 'tencentCaptcha'>> &
    Partial<Record<'cookieDomain' | 'gatewayOrigin', string | undefined>>,
): Partial<HostSettings> {
  return {
    linkHosts: known.linkHosts,
    ...(known.cookieDomain && { cookieDomain: known.cookieDomain }),
    ...(known.gatewayOrigin && { gatewayOrigin: known.gatewayOrigin }),
    ...(known.tencentCaptcha && { tencentCaptcha: true }),
    ...(env === 'production' ? {} : { listsOwnHost: true, ...OUTSIDE_PRODUCTION }),
    ...(env === 'test' && { desktopLogin: '/passport/test/login' }),
    ...given,
  } as Partial<HostSettings>
}
