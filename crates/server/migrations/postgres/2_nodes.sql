-- The nodes that are alive. A node that has not said so until this moment is taken for dead. Nothing here has to outlive a
-- crash of the database: nodes say again who they are and who is with them.
CREATE UNLOGGED TABLE nodes (
    node BIGINT PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);

-- Who is connected to a table at which node: seats as bits, and how many watch without one.
CREATE UNLOGGED TABLE present (
    "table" BIGINT NOT NULL,
    node BIGINT NOT NULL,
    seats INTEGER NOT NULL,
    watching INTEGER NOT NULL,
    PRIMARY KEY ("table", node)
);
CREATE INDEX present_node ON present (node);
