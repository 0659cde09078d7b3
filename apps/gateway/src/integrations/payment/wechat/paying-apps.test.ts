import { expect, test } from 'vitest'
import { payingApps } from './paying-apps'

const account = (appId: string) => ({ appId, secret: 's' })

test('the mini program called main pays, and notices about all of ours are for us', () => {
  const miniPrograms = new Map([
    ['course', account('wx-course')],
    ['main', account('wx-main')],
  ])
  expect(payingApps({ officialAccount: account('wx-official'), miniPrograms })).toEqual({
    officialAccount: 'wx-official',
    miniProgram: 'wx-main',
    all: new Set(['wx-official', 'wx-course', 'wx-main']),
  })
})

test('where none is called main, the first one pays', () => {
  const miniPrograms = new Map([
    ['course', account('wx-course')],
    ['live', account('wx-live')],
  ])
  expect(payingApps({ officialAccount: undefined, miniPrograms })).toMatchObject({
    officialAccount: undefined,
    miniProgram: 'wx-course',
  })
})

test('without an account at WeChat there is no app', () => {
  expect(payingApps(undefined)).toEqual({
    officialAccount: undefined,
    miniProgram: undefined,
    all: new Set(),
  })
})
