import english from 'antd/locale/en_US'

/** How antd speaks; dayjs speaks English by itself. */
export const locale = english
