# The policy server in an image of its own: Node, the program and what it loads; no shell, no package manager, no compiler.
#
#   docker build --tag extmcp-guard .
#   docker run --rm --read-only --cap-drop ALL --security-opt no-new-privileges -p 127.0.0.1:9001:9001 extmcp-guard
#
# A tag can move. For a release, pin the base by its digest:
#   docker buildx imagetools inspect node:24-bookworm-slim        # prints the digest
#   docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:… .
ARG NODE_IMAGE=node:24-bookworm-slim

# Compiles the program and re2. re2 is built from the source that package-lock.json vouches for, never downloaded as a binary.
FROM ${NODE_IMAGE} AS build
RUN apt-get update \
 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN DEVELOPMENT_SKIP_GETTING_ASSET=1 npm rebuild re2 && strip node_modules/re2/build/Release/re2.node
COPY tsconfig.json tsconfig.build.json ./
COPY proto proto
COPY scripts/copy-assets.mjs scripts/
COPY src src
RUN node node_modules/typescript/bin/tsc -p tsconfig.build.json && node scripts/copy-assets.mjs
COPY docker/slim-modules.mjs docker/
RUN node docker/slim-modules.mjs

# Puts the last stage's files together: Node, the shared libraries that it and re2 load, and their package records for scanners.
FROM ${NODE_IMAGE} AS root
COPY docker/make-root.sh /make-root.sh
COPY --from=build /app/node_modules/re2/build/Release/re2.node /re2.node
RUN sh /make-root.sh /root-of-image /re2.node

FROM scratch
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG CREATED=unknown
LABEL org.opencontainers.image.title="extmcp-guard" \
      org.opencontainers.image.description="Policy server for MCP gateways: denies calls that name credential files, redacts secrets in results" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"
COPY --from=root /root-of-image /
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/proto /app/proto
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/dist /app/dist
COPY LICENSE /app/LICENSE
# Inside a container loopback reaches nobody. Whoever runs it decides which network can: publish on 127.0.0.1, or use TLS.
ENV PATH=/usr/local/bin:/usr/bin \
    NODE_ENV=production \
    EXTMCP_GUARD_LISTEN=0.0.0.0:9001 \
    EXTMCP_GUARD_ADMIN=0.0.0.0:9090
USER 65532:65532
WORKDIR /var/lib/extmcp-guard
EXPOSE 9001 9090
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s --retries=3 CMD ["/usr/local/bin/extmcp-guard", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/extmcp-guard"]
CMD ["serve"]
