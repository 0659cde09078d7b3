import { expect, test } from 'vitest'
import { hostSettings } from './settings'

test('a deployment names what differs, and the rest stays', () => {
  const settings = hostSettings({
    bridgeName: 'stockApp',
    webPages: { coupons: '/coupons' },
    miniProgramPages: { coupons: '/pages/coupons/index' },
  })
  expect(settings).toMatchObject({ bridgeName: 'stockApp', mobileLogin: '/passport/m/login' })
  expect(settings.webPages).toEqual({
    courseList: '/h5-page/course',
    personalCenter: '/passport/',
    coupons: '/coupons',
  })
  expect(Object.keys(settings.miniProgramPages)).toEqual(['communityService', 'coupons'])
})

test('an entry of a table can be taken out by an empty address', () => {
  expect(hostSettings({ webPages: { courseList: '' } }).webPages.courseList).toBe('')
})
