import { describe, expect, it } from 'vitest';
import { made, masked } from './default-scanner.js';

const TOKEN = made('{base62:24}', 4);
const SIGNATURE = made('{hex:64}', 4);

describe('URLs', () => {
  it.each([
    ['postgres://app:Zq8wYx2@db:5432/app', 'postgres://app:#@db:5432/app'],
    ['postgresql+psycopg2://u:Zq8wYx2@db/a', 'postgresql+psycopg2://u:#@db/a'],
    ['mongodb+srv://u:Vd4!hcgn5@c0.example.net/c', 'mongodb+srv://u:#@c0.example.net/c'],
    ['mongodb://u:Zq8wYx2@a:27017,b:27017/x?replicaSet=r', 'mongodb://u:#@a:27017,b:27017/x?replicaSet=r'],
    ['redis://:Zq8wYx2@cache:6379/0', 'redis://:#@cache:6379/0'],
    ['amqps://u:Zq%408w%2FYx@mq/v', 'amqps://u:#@mq/v'],
    ['mysql://u:Zq/8w?Yx2@db/x', 'mysql://u:#@db/x'],
    [`https://${TOKEN}@git.example.com/a.git`, 'https://#@git.example.com/a.git'],
    [`https://x-access-token:${TOKEN}@git.example.com/a.git`, 'https://x-access-token:#@git.example.com/a.git'],
    [`https://${TOKEN}:x-oauth-basic@git.example.com/a.git`, 'https://#:x-oauth-basic@git.example.com/a.git'],
    ['cloudinary://123456789012345:Zq8wYx2abc@demo', 'cloudinary://123456789012345:#@demo'],
    [
      'jdbc:postgresql://db/x?user=app&password=Zq8wYx2&ssl=true',
      'jdbc:postgresql://db/x?user=app&password=#&ssl=true',
    ],
    [
      `https://api.example.com/v1?page=2&access_token=${TOKEN}&x=1`,
      'https://api.example.com/v1?page=2&access_token=#&x=1',
    ],
    [
      `https://b.example.com/r.pdf?X-Amz-Expires=900&X-Amz-Signature=${SIGNATURE}`,
      'https://b.example.com/r.pdf?X-Amz-Expires=900&X-Amz-Signature=#',
    ],
    ['see "ftp://ada:Zq8wYx2@files.example.com/a" or ask', 'see "ftp://ada:#@files.example.com/a" or ask'],
    ['postgres%3A%2F%2Fapp%3AZq8wYx2%40db', 'postgres%3A%2F%2Fapp%3A#%40db'],
    [
      'Endpoint=sb://a.example.net/;SharedAccessKeyName=Root;SharedAccessKey=F37AIUa9kqI7H4m9N34LpP/zoD2AoHHRv8Sr9Ht94/5=',
      'Endpoint=sb://a.example.net/;SharedAccessKeyName=Root;SharedAccessKey=#',
    ],
  ])('%s', (text, wanted) => {
    expect(masked(text)).toBe(wanted);
  });

  it.each([
    'https://example.com/a?page=2#top',
    'http://localhost:8080/path@x',
    'http://h.example.com:8080/d/?email=a@b.example',
    'https://npm.example.com/@acme/pkg/-/pkg-1.0.0.tgz',
    'ssh://git@github.com/acme/app.git',
    'git@github.com:acme/app.git',
    'mailto://ada:x@example.com',
    'postgres://user:password@localhost/db',
    'postgres://postgres:postgres@localhost/db',
    'postgres://${DB_USER}:${DB_PASSWORD}@${DB_HOST}/app',
    'mysql://<user>:<password>@host/db',
    'https://user:****@example.com',
    'https://0123456789abcdef0123456789abcdef@o123.ingest.sentry.io/42',
    'https://example.com/?q=what+is+a+token&lang=en',
  ])('stays: %s', (text) => {
    expect(masked(text)).toBe(text);
  });
});
