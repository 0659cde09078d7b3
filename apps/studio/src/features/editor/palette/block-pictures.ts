/**
 * What kinds of blocks look like, drawn by hand on 112 × 60. The blocks themselves would be a blur at this size, and half
 * of them show nothing before the gateway answers or somebody taps; a drawing also says what will be there.
 *
 * A piece is `tone x y width height radius`, or `tone path d`, or `tone text x y size words`.
 */
export const PICTURES: Readonly<Record<string, readonly string[]>> = {
  text: ['ink 22 14 44 6 2', 'soft 22 26 68 4 2', 'soft 22 35 68 4 2', 'soft 22 44 48 4 2'],
  image: ['tint 24 10 64 40 4', 'brand 72 16 8 8 4', 'ink path M28 46l16-18 10 11 8-7 22 14z'],
  list: [0, 1, 2].flatMap((row) => [
    `brand 22 ${13 + row * 13} 7 7 3.5`,
    `ink 35 ${12 + row * 13} 28 4 2`,
    `soft 35 ${18 + row * 13} 54 3 1.5`,
  ]),
  marquee: [
    'tint 14 21 84 18 9',
    'brand path M24 27h4l5-4v14l-5-4h-4z',
    'ink 40 28 36 4 2',
    'soft 80 28 14 4 2',
  ],
  noticeTicker: [
    'ink 16 14 58 14 7',
    'brand 19 17 8 8 4',
    'paper 31 19 36 4 2',
    'soft 16 33 58 14 7',
    'paper 19 36 8 8 4',
  ],
  swiper: [
    'tint 18 10 76 34 4',
    'ink path M22 40l15-16 10 10 9-8 18 14z',
    'brand 48 49 8 4 2',
    'soft 59 49 4 4 2',
    'soft 66 49 4 4 2',
  ],
  cardSwiper: [
    'soft 8 17 22 28 3',
    'tint 34 10 44 40 4',
    'brand 40 38 20 5 2',
    'ink 40 17 32 16 2',
    'soft 82 17 22 28 3',
  ],
  video: ['ink 22 10 68 40 4', 'paper path M50 21l16 9-16 9z'],
  button: ['brand 22 20 68 20 10', 'paper 42 28 28 4 2'],
  code: ['tint 16 19 54 22 4', 'ink text 43 34 11 EF8201', 'brand 74 19 24 22 4', 'paper 80 28 12 4 2'],
  payButton: ['brand 14 18 84 24 12', 'paper text 34 34 13 ¥99', 'paper 56 28 26 4 2'],
  qrcode: [
    'ink 36 10 14 14 2',
    'paper 40 14 6 6 1',
    'ink 62 10 14 14 2',
    'paper 66 14 6 6 1',
    'ink 36 36 14 14 2',
    'paper 40 40 6 6 1',
    'brand 54 28 6 6 1',
    'ink 64 34 6 6 1',
    'ink 70 42 6 8 1',
    'soft 56 40 6 10 1',
  ],
  testButton: ['soft 60 16 32 28 14', 'ink text 76 34 11 测试'],
  countdown: [0, 1, 2].flatMap((part) => [
    `ink ${16 + part * 30} 18 22 24 3`,
    `paper text ${27 + part * 30} 35 13 ${['02', '15', '48'][part]}`,
  ]),
  count: [0, 1, 2, 3].flatMap((part) => [
    `brand ${18 + part * 20} 17 17 26 3`,
    `paper text ${26.5 + part * 20} 35 14 ${[0, 3, 6, 8][part]}`,
  ]),
  number: ['brand text 40 39 26 68', 'ink 62 23 28 5 2', 'soft 62 33 20 4 2'],
  progress: ['soft 16 27 80 10 5', 'brand 16 27 52 10 5', 'ink 16 15 30 4 2', 'ink text 88 22 10 65%'],
  leadForm: [
    'soft 24 8 64 10 2',
    'soft 24 22 64 10 2',
    'soft 24 36 38 8 2',
    'tint 66 36 22 8 2',
    'brand 24 48 64 8 4',
  ],
  addressPicker: [
    'tint 16 18 80 24 4',
    'brand path M30 24a6 6 0 0 1 6 6c0 5-6 9-6 9s-6-4-6-9a6 6 0 0 1 6-6z',
    'ink 44 28 30 4 2',
    'soft path M82 27l4 5 4-5z',
  ],
  consent: [
    'brand 22 24 12 12 2',
    'paper path M25 30l3 3 5-6 1 1-6 8-4-4z',
    'soft 40 24 50 4 2',
    'soft 40 32 34 4 2',
  ],
  container: ['dash 18 9 76 42 4', 'soft 26 17 60 8 2', 'soft 26 29 28 14 2', 'soft 58 29 28 14 2'],
  tabs: [
    'brand 16 12 24 5 2',
    'soft 46 12 22 5 2',
    'soft 74 12 22 5 2',
    'brand 16 20 24 2 1',
    'tint 16 26 80 26 3',
    'soft 24 33 52 4 2',
    'soft 24 41 36 4 2',
  ],
  popup: [
    'soft 14 6 84 48 4',
    'paper 28 14 56 28 4',
    'ink 38 20 36 4 2',
    'brand 42 30 28 7 3.5',
    'paper 52 45 7 7 3.5',
  ],
  retainPopup: [
    'soft 14 6 84 48 4',
    'paper 30 10 52 40 4',
    'tint 36 15 40 12 2',
    'brand 36 31 40 7 3.5',
    'soft 44 42 24 3 1.5',
  ],
  suspension: ['soft 28 6 56 32 3', 'brand 28 40 56 13 3', 'paper 46 45 20 3 1.5'],
  scrollView: [
    'tint 10 16 30 28 3',
    'tint 44 16 30 28 3',
    'tint 78 16 26 28 3',
    'ink path M92 50l6 3-6 3z',
    'soft 24 52 64 2 1',
  ],
  navbar: ['soft 14 18 84 24 3', 'ink path M26 24l-6 6 6 6 2-2-4-4 4-4z', 'ink 42 28 28 4 2'],
  empty: ['dash 18 16 76 28 4', 'ink path M56 20l4 5h-8zM56 40l4-5h-8z', 'ink 55 25 2 10 0'],
  footer: [
    'soft 14 14 84 3 1.5',
    'soft 22 22 68 3 1.5',
    'soft 18 30 76 3 1.5',
    'soft 26 38 60 3 1.5',
    'ink text 56 53 9 ©',
  ],
  icon: ['tint 38 12 36 36 18', 'brand path M56 20l3 7h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z'],
  logo: ['brand 22 20 20 20 5', 'ink 48 22 42 7 2', 'soft 48 33 28 4 2'],
  wBrokerRegister: [
    'soft 14 10 84 18 3',
    'brand 20 14 10 10 5',
    'ink 36 17 26 4 2',
    'soft 14 32 84 18 3',
    'ink 20 36 10 10 5',
    'ink 36 39 26 4 2',
    'brand 78 37 14 8 4',
  ],
}

/** For a kind that nobody has drawn yet. */
export const NO_PICTURE: readonly string[] = ['tint 26 12 60 36 4', 'soft 34 22 44 4 2', 'soft 34 32 28 4 2']
