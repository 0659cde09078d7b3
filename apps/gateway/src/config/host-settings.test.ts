import { describe, expect, test } from 'vitest'
import { hostSettingsFor } from './host-settings'
import { useOwnFolder } from './testing/own-folder'

const { load, problemsOf } = useOwnFolder()

const configWith = (HOST_SETTINGS: string) => load({ HOST_SETTINGS })

describe('what pages tell their host', () => {
  test('is what was given, with the hosts that links may lead to and the domain of the login', () => {
    const given = { bridgeName: 'stockApp', webPages: { coupons: '/coupons' } }
    const known = { linkHosts: ['h5.example.cn'], cookieDomain: 'example.cn' }
    expect(hostSettingsFor('production', given, known)).toEqual({ ...known, ...given })
  })

  test('is as little as possible where nothing is given', () => {
    const known = { linkHosts: ['h5.example.cn'], cookieDomain: undefined }
    expect(hostSettingsFor('production', undefined, known)).toEqual({ linkHosts: ['h5.example.cn'] })
  })

  test('lists whatever host a page is opened by, outside production and only there', () => {
    const known = { linkHosts: [] }
    const listed = (['development', 'test', 'production'] as const).map(
      (env) => hostSettingsFor(env, undefined, known).listsOwnHost,
    )
    expect(listed).toEqual([true, true, undefined])
  })

  test('has an app that is not real outside production, and the login page of tests in the test environment', () => {
    const known = { linkHosts: [], cookieDomain: undefined }
    expect(hostSettingsFor('development', undefined, known)).toMatchObject({
      appLink: 'https://app.example.com/open',
    })
    expect(hostSettingsFor('development', undefined, known).desktopLogin).toBeUndefined()
    expect(hostSettingsFor('test', undefined, known).desktopLogin).toBe('/passport/test/login')
    expect(hostSettingsFor('test', { desktopLogin: '/login' }, known).desktopLogin).toBe('/login')
  })
})

describe('HOST_SETTINGS', () => {
  test('reaches the configuration', () => {
    const { hostSettings } = configWith(
      '{"appLink":"","miniProgramPages":{"coupons":"/pages/coupons/index"}}',
    )
    expect(hostSettings).toMatchObject({
      appLink: '',
      miniProgramPages: { coupons: '/pages/coupons/index' },
      linkHosts: expect.arrayContaining(['localhost']),
    })
  })

  test.each([
    ['{', 'is no JSON'],
    ['7', 'as a whole: '],
    ['{"appLnk":"https://app.example.com"}', 'as a whole: '],
    ['{"appLink":"javascript:alert(1)"}', 'appLink: is neither an https address nor a path of this site'],
    ['{"webPages":{"coupons":"//evil.com"}}', 'webPages.coupons: is neither'],
    ['{"miniProgramLogin":"pages/a?x=1"}', 'miniProgramLogin: is no path of a mini program'],
    ['{"bridgeName":"n8.x"}', 'bridgeName: is no name'],
    ['{"baiduSiteId":"0123456789ABCDEF0123456789abcdef"}', 'baiduSiteId: is no site of Baidu Tongji'],
    ['{"gatewayOrigin":"https://gw.example.com"}', 'as a whole: '],
    ['{"businessHosts":["https://a.example.com"]}', 'businessHosts.0: is no host'],
  ])('%s is refused by name', (text, problem) => {
    const problems = problemsOf({ HOST_SETTINGS: text })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
    expect(problems[0]).toContain('Write a JSON object such as')
  })

  test('with several faults is told all of them at once', () => {
    expect(problemsOf({ HOST_SETTINGS: '{"appLink":"x","iosStore":"y"}' })).toHaveLength(2)
  })
})
