# agentgateway with what its stdio targets need: its public image has no Node. Build the guard's image first.
#
#   docker build --tag extmcp-guard .
#   docker build --tag mcp-gateway --file docker/gateway.Dockerfile docker
#
# The target `development` holds our development gateway in its place, for machines that cannot pull agentgateway's image:
#   docker build --tag mcp-gateway --target development --file docker/gateway.Dockerfile docker
#
# Debian trixie: agentgateway's release is built against a newer C library than bookworm's.
ARG NODE_IMAGE=node:24-trixie-slim
ARG GUARD_IMAGE=extmcp-guard
ARG GATEWAY_IMAGE=cr.agentgateway.dev/agentgateway:v1.4.1

FROM ${GUARD_IMAGE} AS guard

FROM ${NODE_IMAGE} AS development
WORKDIR /srv/mcp
COPY mcp-servers/package.json mcp-servers/package-lock.json ./
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund
COPY --from=guard /app /app
RUN ln -s /app/dist/cli/main.js /usr/local/bin/extmcp-guard
USER 65532:65532
WORKDIR /
EXPOSE 3000
ENTRYPOINT ["extmcp-guard", "gateway", "--config"]
CMD ["/etc/agentgateway/agentgateway.yaml"]

FROM ${GATEWAY_IMAGE} AS release

FROM development AS agentgateway
COPY --from=release /app/agentgateway /usr/local/bin/agentgateway
ENTRYPOINT ["/usr/local/bin/agentgateway", "-f"]
