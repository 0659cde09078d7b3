import type { SpeechRow } from '../speeches/speech-rows'
import type { TourRow } from '../tour-rows'

/** A tour of two cities, one of which has a talk. For tests. */
export const tour: TourRow = {
  tour_id: '2026',
  title: '2026 全国巡讲',
  year: 2026,
  filing_no: '备 2026-001',
  light_threshold: 500,
  start_at: '2026-10-01T00:00:00Z',
  end_at: '2027-01-01T00:00:00Z',
  is_open: true,
  cities: [
    { city_id: 'hz', name: '杭州', light_count: 640, speeches: 1, is_used: true },
    { city_id: 'cd', name: '成都', light_count: 380, speeches: 0, is_used: false },
  ],
  state: 'on',
  speeches: 1,
  quota: 200,
  enrolled: 120,
  waiting: 6,
  entered: 80,
  held_comments: 3,
  posters: 2,
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

/** One of its talks, which is full. */
export const speech: SpeechRow = {
  speech_id: 's1',
  tour_id: '2026',
  city_id: 'hz',
  city: '杭州',
  title: '年末策略会',
  enrol_from: '2026-11-01T00:00:00Z',
  start_at: '2026-12-05T06:00:00Z',
  end_at: '2026-12-05T08:00:00Z',
  venue: '西湖厅',
  address: '湖滨路 1 号',
  staff_id: 7,
  speaker: '张三',
  adviser_no: 'S0740000000001',
  quota: 120,
  state: 'full',
  enrolled: 120,
  waiting: 6,
  entered: 80,
  thumbs_up: 9,
  revision: 3,
  updated_at: '2026-11-20T02:02:03Z',
}
