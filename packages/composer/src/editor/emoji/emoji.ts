/**
 * The signs that can be put into a mail, by what they are about: those that letters at work use, of Unicode 11 and older,
 * so that every receiver's system can draw them. Their names are strings, keyed as here.
 */
const signs = {
  faces: {
    grin: '😀',
    smile: '😊',
    laugh: '😂',
    wink: '😉',
    relieved: '😌',
    cool: '😎',
    thinking: '🤔',
    neutral: '😐',
    surprised: '😮',
    worried: '😟',
    sad: '😢',
    sweat: '😅',
    embarrassed: '😳',
    tired: '😫',
    angry: '😠',
    ill: '🤒',
    sleep: '😴',
    party: '🥳',
  },
  hands: {
    thumbsUp: '👍',
    thumbsDown: '👎',
    ok: '👌',
    clap: '👏',
    thanks: '🙏',
    handshake: '🤝',
    wave: '👋',
    muscle: '💪',
    pointRight: '👉',
    raisedHand: '✋',
    victory: '✌️',
    fingersCrossed: '🤞',
  },
  work: {
    mail: '📧',
    phone: '📞',
    computer: '💻',
    calendar: '📅',
    clock: '⏰',
    clip: '📎',
    folder: '📁',
    document: '📄',
    memo: '📝',
    chartUp: '📈',
    chartDown: '📉',
    chart: '📊',
    money: '💰',
    briefcase: '💼',
    office: '🏢',
    key: '🔑',
    lock: '🔒',
    search: '🔍',
    bulb: '💡',
    tools: '🔧',
    package: '📦',
    truck: '🚚',
    plane: '✈️',
    train: '🚄',
  },
  things: {
    coffee: '☕',
    tea: '🍵',
    cake: '🎂',
    gift: '🎁',
    celebrate: '🎉',
    firecracker: '🧨',
    redEnvelope: '🧧',
    lantern: '🏮',
    trophy: '🏆',
    rose: '🌹',
    bouquet: '💐',
    sun: '☀️',
    rain: '🌧️',
    moon: '🌙',
    rocket: '🚀',
    fire: '🔥',
  },
  signs: {
    heart: '❤️',
    star: '⭐',
    check: '✅',
    cross: '❌',
    warning: '⚠️',
    question: '❓',
    exclamation: '❗',
    info: 'ℹ️',
    forbidden: '🚫',
    hundred: '💯',
    pin: '📌',
    bell: '🔔',
    flag: '🚩',
    arrowRight: '➡️',
  },
} as const

type Signs = typeof signs

/** What the signs are about, in the order of the picker. */
export const emojiGroups = Object.keys(signs) as readonly (keyof Signs)[]

/** A name of any group: `name_<name>` says it. */
type EmojiName = { [Group in keyof Signs]: keyof Signs[Group] }[keyof Signs]

/** All of them, group after group. */
export const emoji = emojiGroups.flatMap((group) =>
  Object.entries(signs[group]).map(([name, sign]) => ({ group, name: name as EmojiName, sign })),
)
