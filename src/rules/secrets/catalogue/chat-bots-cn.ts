import type { SecretRule } from '../types.js';
import { URL_HEAD } from './character-sets.js';

export const CHAT_BOTS_CN_RULES: readonly SecretRule[] = [
  {
    id: 'feishu-webhook-url',
    provider: 'Feishu, Lark, WeCom and DingTalk',
    opens: 'posting to a group',
    keywords: ['open.feishu.cn', 'open.larksuite.com'],
    source: String.raw`(?:open\.feishu\.cn|open\.larksuite\.com)\\{0,4}/open-apis\\{0,4}/bot\\{0,4}/v2\\{0,4}/hook\\{0,4}/[0-9A-Za-z_-]{20,}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: [
        'https://open.feishu.cn/open-apis/bot/v2/hook/{uuid}',
        'https://open.larksuite.com/open-apis/bot/v2/hook/{uuid}',
      ],
      miss: ['/open-apis/bot/v2/hook/', 'https://open.feishu.cn/open-apis/bot/v2/hook/abc'],
    },
    page: 'https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot',
  },
  {
    id: 'wecom-webhook-url',
    provider: 'Feishu, Lark, WeCom and DingTalk',
    opens: 'posting to a group',
    keywords: ['qyapi.weixin.qq.com'],
    source: String.raw`qyapi\.weixin\.qq\.com\\{0,4}/cgi-bin\\{0,4}/webhook\\{0,4}/send[?]key=[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: ['https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key={uuid}'],
      miss: ['qyapi.weixin.qq.com', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=abc'],
    },
    page: 'https://developer.work.weixin.qq.com/document/path/91770',
  },
  {
    id: 'dingtalk-webhook-url',
    provider: 'Feishu, Lark, WeCom and DingTalk',
    opens: 'posting to a group',
    keywords: ['oapi.dingtalk.com'],
    source: String.raw`oapi\.dingtalk\.com\\{0,4}/robot\\{0,4}/send[?]access_token=[0-9a-f]{64}`,
    lead: { characters: URL_HEAD, min: 0, max: 100, from: 'http' },
    left: 'none',
    examples: {
      hit: ['https://oapi.dingtalk.com/robot/send?access_token={hex:64}'],
      miss: ['oapi.dingtalk.com', 'https://oapi.dingtalk.com/robot/send?access_token=abc'],
    },
    page: 'https://open.dingtalk.com/document/robots/custom-robot-access',
  },
];
