import english from 'antd/locale/en_US'

/** The language of antd; dayjs speaks English by default. */
export const locale = english
