import type { PathPreset } from '../types.js';

export const DATABASES: PathPreset = {
  name: 'databases',
  title: 'Database clients',
  entries: [
    {
      id: 'pgpass',
      pattern: '.pgpass',
      why: 'passwords of PostgreSQL servers',
      globs: ['.pgpass', 'pgpass.conf', '.pg_service.conf', 'pg_service.conf', '.pgpass.*'],
      hit: [
        '/home/dev/.pgpass',
        'C:\\Users\\dev\\AppData\\Roaming\\postgresql\\pgpass.conf',
        '/home/dev/.pg_service.conf',
      ],
      miss: ['postgresql.conf', 'docs/pgpass.md', '.psqlrc'],
    },
    {
      id: 'my-cnf',
      pattern: '.my.cnf',
      why: 'passwords of MySQL and MariaDB servers',
      globs: ['.my.cnf', '.mylogin.cnf', 'etc/mysql/debian.cnf', '.my.cnf.*'],
      hit: ['/root/.my.cnf', '/home/dev/.mylogin.cnf', '/etc/mysql/debian.cnf'],
      miss: ['docker/my.cnf', 'docs/my.cnf.md'],
    },
    {
      id: 'database-client',
      pattern: '.dbeaver',
      why: 'stored connections of other database tools',
      globs: [
        'cqlshrc',
        '.{cqlshrc,redisclirc,rediscli_auth,odbc.ini,sqlplusrc,influxdbv2,mongodb/mongosh}',
        'credentials-config.json',
        'dataSources.local.xml',
        'cwallet.sso',
        '{.neo4j,neo4j}/auth',
        'etc/redis/users.acl',
      ],
      hit: [
        '/home/dev/.cassandra/cqlshrc',
        '/home/dev/.odbc.ini',
        '.idea/dataSources.local.xml',
        '.dbeaver/credentials-config.json',
      ],
      miss: ['.idea/dataSources.xml', 'prisma/schema.prisma', 'db/seed.sql'],
    },
  ],
};
